#!/bin/sh
# Installs what is missing: the C libraries that the tool is built on, which are ICU, libyaml and Expat,
# and the Python that scripts are written in.
set -eu

if ! command -v swift >/dev/null 2>&1; then
  echo "Swift 6.1 or later is needed: https://www.swift.org/install" >&2
  exit 1
fi

if command -v python3 >/dev/null 2>&1 && command -v pkg-config >/dev/null 2>&1 &&
  pkg-config --exists icu-i18n yaml-0.1 expat; then
  exit 0
fi

if command -v apt-get >/dev/null 2>&1; then
  as_root=""
  [ "$(id -u)" -eq 0 ] || as_root=sudo
  $as_root apt-get update
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
    libicu-dev libyaml-dev libexpat1-dev pkg-config python3 python3-yaml
elif command -v brew >/dev/null 2>&1; then
  brew install icu4c libyaml expat pkg-config python3
else
  echo "Please install ICU, libyaml and Expat with their headers, pkg-config, and Python 3." >&2
  exit 1
fi
