// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Plaudit", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    // What Plaudit is measured against: ICU's C interface and gettext.
    .target(
      name: "Peers",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounter", "Peers", .product(name: "PlauditKit", package: "Plaudit"),
        .product(name: "PlauditPrompts", package: "Plaudit"),
      ],
      plugins: [.plugin(name: "PlauditPlugin", package: "Plaudit")]),
  ],
  swiftLanguageModes: [.v6]
)
