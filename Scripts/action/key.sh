#!/bin/sh
# Prints what the GitHub Action keeps the built tool under: another for other sources.
set -eu
cd "$(dirname "$0")/../.."
hash=$(find Package.swift Sources Scripts -type f | LC_ALL=C sort | xargs cat | git hash-object --stdin)
echo "key=plaudit-$(uname -s)-$(uname -m)-$hash"
