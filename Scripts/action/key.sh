#!/bin/sh
# Prints what the GitHub Action keeps the built tool under: another for other sources.
set -eu
cd "$(dirname "$0")/../.."
hash=$({
  find Package.swift Sources Scripts -type f -not -path '*.docc/*' | LC_ALL=C sort | xargs cat
  swift --version 2>/dev/null || :
} | git hash-object --stdin)
echo "key=plaudit-$(uname -s)-$(uname -m)-$hash"
