#!/bin/sh
# The compiler as the package is compiled: Swift 6 mode with its upcoming features, warnings as errors.
exec swiftc -swift-version 6 -warnings-as-errors -parse-as-library \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility "$@"
