#!/bin/sh
# Compiles the stand-ins for Apple's frameworks to modules: Scripts/stubs.sh FOLDER UIKit|AppKit
set -eu
cd "$(dirname "$0")/.."

mkdir -p "$1"
for module in os Combine "$2" SwiftUI StoreKit; do
  swiftc -emit-module -parse-as-library -swift-version 6 -module-name $module -I "$1" \
    -emit-module-path "$1/$module.swiftmodule" "Tests/Stubs/$module.swift"
done
