#!/bin/sh
# Builds the tools again in another folder, and compares them with those that make dist has built.
#   Scripts/hardening/reproducible.sh
set -eu
cd "$(dirname "$0")/../.."
echo "## Reproducible builds"
echo
folder=$(mktemp -d)/another/folder
trap 'rm -rf "${folder%/another/folder}"' EXIT
mkdir -p "$folder"
git ls-files -z | xargs -0 tar c | tar x -C "$folder"
log=$PWD/.build/hardening/reproducible.log
mkdir -p .build/hardening
(cd "$folder" && Scripts/dist/tool.sh) > "$log" 2>&1 || { tail -n 20 "$log"; exit 1; }
status=0
for tool in "$folder"/.build/dist/tools/*/plaudit*; do
  name=${tool##*/}
  case $name in *.*) continue ;; esac
  here=.build/dist/tools/$(basename "$(dirname "$tool")")/$name
  if cmp -s "$tool" "$here"; then
    echo "- $name: the same bytes, $(sha256sum "$here" | cut -c 1-16)…"
  else
    echo "- $name: $(cmp -l "$tool" "$here" | wc -l) bytes differ"
    status=1
  fi
done
echo
exit $status
