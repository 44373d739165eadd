#!/usr/bin/env bash
# Fuzzes what reads people's files, and prints a table of how far it came.
#
#   fuzz.sh [--seconds N] [--runs N] [--jobs N] [TARGET…]
#
# Stops each target after N seconds (1200) or executions (10 million). What is found is left in
# .build/fuzz/found, a crash also as small as libFuzzer can make it (….small); the exit status is 1 then.
set -uo pipefail
cd "$(dirname "$0")/../.."

seconds=1200 runs=10000000 jobs=1 targets=()
while (($#)); do
  case $1 in
    --seconds) seconds=$2; shift 2 ;;
    --runs) runs=$2; shift 2 ;;
    --jobs) jobs=$2; shift 2 ;;
    *) targets+=("$1"); shift ;;
  esac
done
all=Tests/FuzzTargets/Dictionaries
((${#targets[@]})) || mapfile -t targets < <(basename -s .dict -a "$all"/*.dict)

build=.build/fuzz
mkdir -p "$build/logs" "$build/found"
Scripts/hardening/fuzz-corpus.py

one() {
  local target=$1 length=4096
  case $target in app-store-link | message-format | plural-rule) length=512 ;; esac
  PLAUDIT_FUZZ=$target SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=32 \
    nice -n 19 "$build/plaudit-fuzz" "$build/corpus/$target" "Tests/FuzzTargets/Seeds/$target" \
    -dict="$all/$target.dict" -artifact_prefix="$build/found/$target-" \
    -max_total_time="$seconds" -runs="$runs" -max_len="$length" \
    -timeout=60 -report_slow_units=5 -rss_limit_mb=512 -malloc_limit_mb=512 -print_final_stats=1 -use_value_profile=0 \
    > "$build/logs/$target.log" 2>&1
}
export -f one
export all build seconds runs
printf '%s\n' "${targets[@]}" | xargs -P "$jobs" -I{} bash -c 'one {}'
# Runs the fuzzer on one file that it has found: `again FILE OPTION…`.
again() {
  PLAUDIT_FUZZ=$(basename "$1" | sed -E 's/-(slow-unit|timeout|crash)-.*//') SWIFT_BACKTRACE=enable=no \
    ASAN_OPTIONS=detect_leaks=0 "$build/plaudit-fuzz" "${@:2}" "$1" 2>&1
}
# A busy machine makes any input slow. One that is not when it runs by itself is none of ours.
for slow in "$build"/found/*-{slow-unit,timeout}-*; do
  [[ -e $slow ]] || continue
  milliseconds=$(again "$slow" -runs=3 | sed -n 's/^Executed .* in \([0-9]*\) ms$/\1/p')
  if ((${milliseconds:-9999} < 3000)); then rm "$slow"; else echo "slow: $slow"; fi
done
# What is kept as a seed should show its reason at a glance.
for crash in "$build"/found/*-crash-*; do
  [[ -e $crash && $crash != *.small ]] || continue
  again "$crash" -minimize_crash=1 -max_total_time=20 -rss_limit_mb=0 -exact_artifact_path="$crash.small" > /dev/null
done
Scripts/hardening/fuzz-table.py "${targets[@]}"
