#!/bin/sh
# Writes the documentation of the libraries that apps link to .build/docs, an archive for each, from
# their comments and their catalogues (Sources/*/*.docc), as on iOS: what touches Apple's frameworks is
# compiled beside stand-ins. Warnings are errors. Needs a debug build.
set -eu
cd "$(dirname "$0")/.."

built=$(swift build --show-bin-path)
target=$(swift -print-target-info | sed -n 's|.*"triple": "\(.*\)".*|\1|p')
docs=.build/docs
rm -rf $docs
mkdir -p $docs
modules=$(mktemp -d)
trap 'rm -rf "$modules"' EXIT
Scripts/stubs.sh "$modules" UIKit
for library in PlauditPrompts PlauditRatings; do
  Scripts/library.sh "$modules" "$built" RELEASE $library
done

for library in PlauditKit PlauditPrompts PlauditRatings; do
  mkdir "$modules/$library"
  swift symbolgraph-extract -module-name $library -target "$target" -I "$modules" \
    -I "$built/Modules" -minimum-access-level public -skip-synthesized-members \
    -output-dir "$modules/$library"
  docc convert Sources/$library/$library.docc --additional-symbol-graph-dir "$modules/$library" \
    --fallback-display-name $library --fallback-bundle-identifier plaudit.$library \
    --warnings-as-errors --output-path $docs/$library.doccarchive
done
echo "The documentation is in $docs."
