#!/bin/sh
# Installs what the tests of the translators' page need and nothing else does: Chromium with its
# driver, and from PyPI, below .build, Selenium and axe.
set -eu

if ! command -v chromedriver >/dev/null 2>&1; then
  if command -v apt-get >/dev/null 2>&1; then
    as_root=""
    [ "$(id -u)" -eq 0 ] || as_root=sudo
    $as_root apt-get update
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
      chromium chromium-driver python3-pip fonts-noto-core fonts-noto-cjk
  elif command -v brew >/dev/null 2>&1; then
    brew install --cask chromium chromedriver
  else
    echo "Please install Chromium and its driver." >&2
    exit 1
  fi
fi

if ! PYTHONPATH=.build/python python3 -c "import selenium, axe_selenium_python" 2>/dev/null; then
  python3 -m pip install --quiet --target .build/python selenium axe-selenium-python
fi
