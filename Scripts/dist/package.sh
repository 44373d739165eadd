#!/bin/sh
# Writes the package that apps depend on to .build/dist/Plaudit: the runtime's sources, the plugins
# and the built tool. With the address at which the bundle will be found, the package names that and
# the bundle's checksum:
#   Scripts/dist/package.sh https://…/plaudit.artifactbundle.zip
set -eu
cd "$(dirname "$0")/../.."
dist=.build/dist
package=$dist/Plaudit

# What both packages say of the runtime has to be the same.
for line in platforms: enableUpcomingFeature; do
  if [ "$(grep "$line" Package.swift)" != "$(grep "$line" Scripts/dist/Package.swift)" ]; then
    echo "Package.swift and Scripts/dist/Package.swift differ: $line" >&2
    exit 1
  fi
done

rm -rf "$package"
mkdir -p "$package/Sources"
cp -R Sources/PlauditKit Sources/PlauditPrompts Sources/PlauditRatings "$package/Sources"
cp -RL Plugins "$package"
rm -r "$package/Plugins/Shared"
cp LICENSE SECURITY.md CHANGELOG.md README.md Scripts/dist/Package.swift "$package"
cp -R docs "$package"
Scripts/dist/unlink.py "$package"
checksum=$(swift package compute-checksum $dist/plaudit.artifactbundle.zip)
echo "$checksum" > $dist/plaudit.artifactbundle.zip.checksum
if [ $# -eq 0 ]; then
  cp -R $dist/plaudit.artifactbundle "$package"
else
  sed "s|path: \"plaudit.artifactbundle\"|url: \"$1\", checksum: \"$checksum\"|" \
    Scripts/dist/Package.swift > "$package/Package.swift"
fi
