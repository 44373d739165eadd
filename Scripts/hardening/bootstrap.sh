#!/bin/sh
# Installs what the hardening scripts need and nothing else does: strace, valgrind, and from PyPI,
# below .build, a reader of SPDX. They run on Linux only.
set -eu
cd "$(dirname "$0")/../.."

if ! command -v strace >/dev/null 2>&1 || ! command -v valgrind >/dev/null 2>&1; then
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "Please install strace and valgrind; they exist for Linux only." >&2
    exit 1
  fi
  as_root=""
  [ "$(id -u)" -eq 0 ] || as_root=sudo
  $as_root apt-get update
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
    strace valgrind python3-pip
fi

if ! PYTHONPATH=.build/python python3 -c "import spdx_tools" 2>/dev/null; then
  python3 -m pip install --quiet --target .build/python spdx-tools
fi
