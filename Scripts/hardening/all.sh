#!/bin/sh
# Everything that docs/reliability.md tells, one part after the other; with --short what takes a minute
# or two. All of it runs, whatever fails.
#   Scripts/hardening/all.sh [--short]
cd "$(dirname "$0")/../.." || exit 1
Scripts/hardening/bootstrap.sh || exit 1
status=0
part() {
  "Scripts/hardening/$@" || { echo "FAILED: $*"; status=1; }
}

if [ "${1:-}" = --short ]; then
  part faults.py --short
  part disks.py --short
  part terminal.py
  part hermetic.py --short
  part scale.py --short
  part supply.py --short
  exit $status
fi

make dist || exit 1
swift build || exit 1
part faults.py
part disks.py
part terminal.py
part hermetic.py
part scale.py --compile
part sanitizers.sh --suite
part leaks.sh
part supply.py
part reproducible.sh
part fuzz-build.sh
part fuzz.sh --seconds 60 --jobs 2
exit $status
