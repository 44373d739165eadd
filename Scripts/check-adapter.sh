#!/bin/sh
# Type-checks what touches Apple's frameworks in Swift 6 mode, warnings as errors, beside stand-ins for
# them: the adapter of the review prompts, and what apps write. Once as on iOS, once as on a Mac.
# Needs a debug build.
set -eu
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
built=$(swift build --show-bin-path)

"$built/plaudit" generate Tests/Stubs/plaudit.yaml --output "$folder/Plaudit.swift"

swift6() {
  swiftc -swift-version 6 -warnings-as-errors -parse-as-library \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility "$@"
}

for kit in UIKit AppKit; do
  modules=$folder/$kit
  Scripts/stubs.sh "$modules" $kit
  for condition in RELEASE DEBUG; do
    # shellcheck disable=SC2046 # The names of sources have no spaces.
    swift6 -D $condition -package-name plaudit -I "$modules" -module-name PlauditPrompts \
      -emit-module -emit-module-path "$modules/PlauditPrompts.swiftmodule" \
      $(find Sources/PlauditPrompts -name '*.swift')
  done
  swift6 -typecheck -package-name app -I "$modules" -I "$built/Modules" \
    "$folder/Plaudit.swift" Tests/Stubs/PromptUsage.swift
done
echo "The adapter and what apps write type-check as on iOS and as on a Mac."
