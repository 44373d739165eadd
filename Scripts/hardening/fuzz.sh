#!/usr/bin/env bash
# Fuzzes what reads people's files, and prints a table of how far it came.
#
#   fuzz.sh [--seconds N] [--runs N] [--jobs N] [TARGET…]
#
# Stops each target after N seconds (1200) or executions (10 million). What is found is left in
# .build/fuzz/found; the exit status is 1 then.
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
  PLAUDIT_FUZZ=$target SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
    nice -n 19 "$build/plaudit-fuzz" "$build/corpus/$target" "Tests/FuzzTargets/Seeds/$target" \
    -dict="$all/$target.dict" -artifact_prefix="$build/found/$target-" \
    -max_total_time="$seconds" -runs="$runs" -max_len="$length" \
    -timeout=10 -report_slow_units=1 -rss_limit_mb=512 -malloc_limit_mb=512 -print_final_stats=1 -use_value_profile=0 \
    > "$build/logs/$target.log" 2>&1
}
export -f one
export all build seconds runs
printf '%s\n' "${targets[@]}" | xargs -P "$jobs" -I{} bash -c 'one {}'
Scripts/hardening/fuzz-table.py "${targets[@]}"
