#!/bin/sh
# Builds the tool for the GitHub Action, with all libraries inside, so that what is cached runs on a
# machine where nothing is installed.
set -eu
cd "$(dirname "$0")/../.."
Scripts/bootstrap.sh
Scripts/dist/tool.sh plaudit
mkdir -p "$HOME/.cache/plaudit"
cp .build/dist/tools/*/plaudit "$HOME/.cache/plaudit"
