#!/bin/sh
# What the GitHub Action does: annotations, and the same findings as SARIF where a file for them is named.
set -eu
plaudit=$HOME/.cache/plaudit/plaudit

set -- --
while IFS= read -r path; do
  [ -z "$path" ] || set -- "$@" "$path"
done <<PATHS
$PLAUDIT_PATHS
PATHS
[ $# -gt 1 ] || set -- -- .
[ -z "$PLAUDIT_BASELINE" ] || set -- --baseline "$PLAUDIT_BASELINE" "$@"
[ "$PLAUDIT_STRICT" != true ] || set -- --strict "$@"

if [ -n "$PLAUDIT_SARIF" ]; then
  : > "$PLAUDIT_SARIF.new"
  status=0
  "$plaudit" validate --format sarif "$@" > "$PLAUDIT_SARIF.new" || status=$?
  if [ $status -gt 1 ]; then
    rm "$PLAUDIT_SARIF.new"
    exit $status
  fi
  # Whether there are findings is told by the run below.
  mv "$PLAUDIT_SARIF.new" "$PLAUDIT_SARIF"
fi
exec "$plaudit" validate --format github "$@"
