#!/bin/sh
# Type-checks what touches Apple's frameworks in Swift 6 mode, warnings as errors, beside stand-ins for
# them: the adapters of the review prompts and of the ratings, what apps write and the example Errands,
# once as on iOS and once as on a Mac; and the plugins as Xcode has them.
# Needs a debug build.
set -eu
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
built=$(swift build --show-bin-path)

"$built/plaudit" generate Tests/Stubs/plaudit.yaml --output "$folder/Plaudit.swift"
"$built/plaudit" generate Examples/Errands/Sources/plaudit.yaml --output "$folder/Errands.swift"

swift6() { Scripts/swift6.sh "$@"; }
library() { Scripts/library.sh "$1" "$built" "$2" "$3"; }

for kit in UIKit AppKit; do
  modules=$folder/$kit
  Scripts/stubs.sh "$modules" $kit
  for condition in RELEASE DEBUG; do
    library "$modules" $condition PlauditPrompts
    library "$modules" $condition PlauditRatings
    swift6 -typecheck -D $condition -package-name app -I "$modules" -I "$built/Modules" \
      "$folder/Errands.swift" Examples/Errands/Sources/*.swift
  done
  swift6 -typecheck -package-name app -I "$modules" -I "$built/Modules" \
    "$folder/Plaudit.swift" Tests/Stubs/PromptUsage.swift \
    Tests/Stubs/RatingsUsage.swift $([ "$kit" = AppKit ] || echo Tests/Stubs/RatingsUsageUIKit.swift)
done

plugins=$(swift -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)".*|\1|p')/pm/PluginAPI
mkdir "$folder/Xcode"
swiftc -emit-module -parse-as-library -swift-version 6 -package-description-version 6.1.0 \
  -module-name XcodeProjectPlugin -I "$plugins" \
  -emit-module-path "$folder/Xcode/XcodeProjectPlugin.swiftmodule" Tests/Stubs/XcodeProjectPlugin.swift
for plugin in PlauditPlugin PlauditCommand PlauditWriteCommand; do
  swiftc -typecheck -parse-as-library -swift-version 6 -package-description-version 6.1.0 \
    -warnings-as-errors -I "$plugins" -I "$folder/Xcode" Plugins/$plugin/*.swift
done
echo "The adapters, what apps write and Errands type-check as on iOS and as on a Mac, the plugins as in Xcode."
