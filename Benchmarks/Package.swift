// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Plaudit", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["AllocationCounter", .product(name: "PlauditKit", package: "Plaudit")]),
  ],
  swiftLanguageModes: [.v6]
)
