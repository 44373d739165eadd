#!/usr/bin/env bash
# Builds .build/fuzz/plaudit-fuzz: all fuzz targets with libFuzzer, optimized, with every check on.
# SwiftPM cannot link libFuzzer's own main into an executable, so it compiles and swiftc links.
set -euo pipefail
cd "$(dirname "$0")/../.."

build=.build/fuzz
cover=(-Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer -Xcxx -fsanitize=fuzzer-no-link)
sanitize=(-Xswiftc -sanitize=address -Xcxx -fsanitize=address)
# Assertions count too.
checks=(-Xswiftc -assert-config -Xswiftc Debug)
swift build --build-path "$build" --configuration release --target FuzzTargets \
  "${cover[@]}" "${sanitize[@]}" "${checks[@]}"

objects=$(swift build --build-path "$build" --configuration release --show-bin-path)
find "$objects" -name '*.o' -path '*.build/*' -print > "$build/objects.txt"
swiftc -sanitize=fuzzer,address -o "$build/plaudit-fuzz" @"$build/objects.txt" -lstdc++ \
  $(pkg-config --libs icu-i18n yaml-0.1 expat) 2> "$build/link.log" ||
  { cat "$build/link.log"; exit 1; }
echo "$build/plaudit-fuzz"
