#!/bin/sh
# Compiles a library that touches Apple's frameworks to a module, beside the stand-ins that
# Scripts/stubs.sh has put into the same folder: Scripts/library.sh FOLDER PRODUCTS DEBUG|RELEASE NAME
# PRODUCTS is the folder of a debug build.
set -eu
cd "$(dirname "$0")/.."

# shellcheck disable=SC2046 # The names of sources have no spaces.
Scripts/swift6.sh -D "$3" -package-name plaudit -I "$1" -I "$2/Modules" -module-name "$4" \
  -emit-module -emit-module-path "$1/$4.swiftmodule" \
  $(find "Sources/$4" -name '*.swift' -not -path '*.docc/*')
