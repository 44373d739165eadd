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
  # What is amiss, findings or files that cannot be read, is told by the run below.
  "$plaudit" validate --format sarif "$@" > "$PLAUDIT_SARIF.new" 2> /dev/null || :
  if [ -s "$PLAUDIT_SARIF.new" ]; then
    mv "$PLAUDIT_SARIF.new" "$PLAUDIT_SARIF"
  else
    rm "$PLAUDIT_SARIF.new"
  fi
fi
exec "$plaudit" validate --format github "$@"
