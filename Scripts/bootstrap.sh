#!/bin/sh
# Installs the C libraries that the tool is built on, where they are missing: ICU, libyaml and Expat.
set -eu

if ! command -v swift >/dev/null 2>&1; then
  echo "Swift 6.1 or later is needed: https://www.swift.org/install" >&2
  exit 1
fi

if command -v pkg-config >/dev/null 2>&1 && pkg-config --exists icu-i18n yaml-0.1 expat; then
  exit 0
fi

if command -v apt-get >/dev/null 2>&1; then
  as_root=""
  [ "$(id -u)" -eq 0 ] || as_root=sudo
  $as_root apt-get update
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
    libicu-dev libyaml-dev libexpat1-dev pkg-config
elif command -v brew >/dev/null 2>&1; then
  brew install icu4c libyaml expat pkg-config
else
  echo "Please install ICU, libyaml and Expat with their headers, and pkg-config." >&2
  exit 1
fi
