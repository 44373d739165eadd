#!/bin/sh
# Memory after 1,000 runs of generate in one process, and after 10,000 more.
#   Scripts/hardening/leaks.sh
set -eu
cd "$(dirname "$0")/../.."
echo "## Leaks"
echo
mkdir -p .build/hardening
log=.build/hardening/leaks.log
PLAUDIT_LONG_TESTS=1 swift test --configuration release -Xswiftc -enable-testing \
  --filter PlauditCommandsTests.LeakTests > $log 2>&1 \
  || { tail -n 20 $log; exit 1; }
sed -n 's/^memory after/- memory after/p' $log
