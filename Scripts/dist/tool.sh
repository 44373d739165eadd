#!/bin/sh
# Builds the tool and its companions with all libraries inside, for this machine's kind:
#   .build/dist/tools/x86_64-unknown-linux-gnu/plaudit
# or, of them, those that are named:
#   Scripts/dist/tool.sh plaudit
# On a Mac Swift and the system's libraries stay outside, as they are part of macOS. (Not yet run
# there.)
set -eu
cd "$(dirname "$0")/../.."
programs=${*:-plaudit plaudit-prompts plaudit-ratings}
named=$#
libraries=$PWD/.build/dist/libraries
triple=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
tools=.build/dist/tools/$triple
maps=.build/dist/maps/$triple
runtime=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')

Scripts/dist/libraries.sh "$libraries"
export PKG_CONFIG_PATH="$libraries"
mkdir -p "$tools" "$maps"
for program in $programs; do
  set -- --configuration release --product $program --scratch-path .build/dist/build \
    -Xswiftc -warnings-as-errors
  if [ "$(uname)" != Darwin ]; then
    # An id of what is linked tells builds in two folders apart, by debug information that is not kept.
    # The map says which libraries' code is in the program.
    set -- "$@" --static-swift-stdlib -Xlinker --build-id=none \
      -Xlinker "-Map=$PWD/$maps/$program.map"
    if [ $program = plaudit-ratings ]; then
      # Foundation's network is libcurl, which stays the system's, as its certificates do: the one
      # that Swift itself uses.
      ln -sf "$(ldd "$runtime/linux/libFoundationNetworking.so" | awk '/libcurl/ {print $3}')" \
        "$libraries/libcurl.so"
      set -- "$@" -Xlinker "-L$libraries"
    else
      set -- "$@" -Xswiftc -static-executable
    fi
  fi
  # SwiftPM does not see that a library has changed.
  built=$(swift build "$@" --show-bin-path)/$program
  rm -f "$built"
  swift build "$@"
  # Not into a program that may be running.
  rm -f "$tools/$program"
  cp "$built" "$tools"
  # The hashes of modules, which only the compiler reads, are other ones in each folder.
  if [ "$(uname)" = Darwin ]; then
    strip "$tools/$program"
  else
    strip --remove-section=.swift_modhash "$tools/$program"
  fi
done
# The list of what is inside is that of all of them.
if [ "$(uname)" != Darwin ] && [ "$named" -eq 0 ]; then Scripts/dist/sbom.py "$tools" "$maps"; fi
