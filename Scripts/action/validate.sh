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
[ -z "$PLAUDIT_BASELINE" ] || set -- --baseline "$PLAUDIT_BASELINE" "$@"
[ "$PLAUDIT_STRICT" != true ] || set -- --strict "$@"

# Whether there are findings is told by the run below.
[ -z "$PLAUDIT_SARIF" ] || "$plaudit" validate --format sarif "$@" > "$PLAUDIT_SARIF" || [ $? -eq 1 ]
exec "$plaudit" validate --format github "$@"
