#!/bin/sh
# Type-checks the generated files in Swift 5 and Swift 6 mode, warnings as errors, beside stand-ins
# for Apple's frameworks; and sees that what a manifest lacks does not compile.
# Needs a debug build.
set -eu
cd "$(dirname "$0")/.."

modules=$(swift build --show-bin-path)/Modules
stubs=$(mktemp -d)
trap 'rm -rf "$stubs"' EXIT

Scripts/stubs.sh "$stubs" UIKit

check() {
  mode=$1
  shift
  swiftc -typecheck -parse-as-library -swift-version "$mode" -warnings-as-errors \
    -package-name app -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -I "$modules" -I "$stubs" "$@"
}

# A second policy would not fit beside the goldens' own.
printf 'app: {id: 1}\nreview-prompt: feature-tour\n' > "$stubs/plaudit.yaml"
.build/debug/plaudit generate "$stubs/plaudit.yaml" --output "$stubs/Preset.swift"

for mode in 5 6; do
  for golden in Tests/GoldenTests/Goldens/*.swift; do
    check "$mode" "$golden"
  done
  check "$mode" Tests/GoldenTests/Goldens/Immigration.swift Tests/Stubs/Usage.swift
  check "$mode" "$stubs/Preset.swift"
done

# The lines of a file that are refused beside a golden must be as many as it has.
refuse() {
  golden=$1
  absent=$2
  lines=$3
  faults=$(check 6 "Tests/GoldenTests/Goldens/$golden.swift" "$absent" 2>&1 \
    | grep -c "^$absent.* error: " || true)
  if [ "$faults" -ne "$lines" ]; then
    echo "$faults of the $lines lines of $absent are refused" >&2
    exit 1
  fi
}
refuse Immigration Tests/Stubs/Absent.swift 3
refuse Everything Tests/Stubs/AbsentEvents.swift 3
echo "Goldens type-check in Swift 5 and 6 mode; what a manifest lacks does not."
