#!/bin/sh
# The bridge to ICU under valgrind and the address and undefined-behaviour sanitizers, and with
# --suite the whole test suite under the address and thread sanitizers, which takes an hour.
#   Scripts/hardening/sanitizers.sh [--suite]
set -eu
cd "$(dirname "$0")/../.."
here=Scripts/hardening
build=.build/hardening
mkdir -p $build

echo "## Sanitizers and valgrind"
echo
compile() {
  name=$1
  shift
  clang++ -std=c++17 -O1 "$@" $(pkg-config --cflags icu-i18n) -ISources/ICUBridge/include \
    -ISources/ICUBridge Sources/ICUBridge/*.cpp $here/bridge.cpp $(pkg-config --libs icu-i18n) \
    -o "$build/$name" 2> "$build/$name.log" || { cat "$build/$name.log"; exit 1; }
}

compile bridge-sanitized -g -fsanitize=address,undefined -fno-sanitize-recover=all
$build/bridge-sanitized
echo "- address and undefined-behaviour sanitizers, leaks among them: nothing found"

# Valgrind 3.19 reads no later debug information. ICU keeps texts in caches by pointers into them, which
# it takes for possible leaks.
compile bridge -gdwarf-4
valgrind --quiet --error-exitcode=9 --leak-check=full --show-leak-kinds=definite,indirect \
  --errors-for-leak-kinds=definite,indirect $build/bridge
echo "- valgrind, leaks among them: nothing found"

[ "${1:-}" = --suite ] || exit 0

# Of what is found nothing may be ours; the list tells what is others'. HostileSwiftTests links programs of
# its own with the modules, which it does without a sanitizer; DocumentationTests run the tool, which frees
# nothing at its end.
suite() {
  ASAN_OPTIONS=detect_leaks=1 LSAN_OPTIONS=suppressions=$PWD/$here/leaks-known.txt:print_suppressions=0 \
    TSAN_OPTIONS=exitcode=66 \
    swift test --sanitize="$1" --scratch-path "$build/$1" --skip "HostileSwiftTests|DocumentationTests" \
      > "$build/$1.log" 2>&1 \
    || { tail -n 40 "$build/$1.log"; exit 1; }
  if grep -q "Sanitizer:" "$build/$1.log"; then
    grep -A 20 "Sanitizer:" "$build/$1.log"
    exit 1
  fi
  echo "- the whole suite under the $1 sanitizer: $(grep -o 'with [0-9]* tests in [0-9]* suites passed' "$build/$1.log" | tail -n 1), nothing found"
}
suite address
suite thread
