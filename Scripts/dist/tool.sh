#!/bin/sh
# Builds the tool and its companions with all libraries inside, for this machine's kind:
#   .build/dist/tools/x86_64-unknown-linux-gnu/plaudit
# On a Mac Swift and the system's libraries stay outside, as they are part of macOS. (Not yet run
# there.)
set -eu
cd "$(dirname "$0")/../.."
libraries=$PWD/.build/dist/libraries
triple=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
tools=.build/dist/tools/$triple

Scripts/dist/libraries.sh "$libraries"
export PKG_CONFIG_PATH="$libraries"
mkdir -p "$tools"
for program in plaudit plaudit-prompts plaudit-ratings; do
  set -- --configuration release --product $program --scratch-path .build/dist/build \
    -Xswiftc -warnings-as-errors
  if [ "$(uname)" != Darwin ]; then
    set -- "$@" --static-swift-stdlib
    # The network of Foundation is libcurl, which has to be the system's, with its certificates.
    [ $program = plaudit-ratings ] || set -- "$@" -Xswiftc -static-executable
  fi
  # SwiftPM does not see that a library has changed.
  built=$(swift build "$@" --show-bin-path)/$program
  rm -f "$built"
  swift build "$@"
  cp "$built" "$tools"
  strip "$tools/$program"
done
