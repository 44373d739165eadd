// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Immigration",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Plaudit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Immigration",
      dependencies: [.product(name: "PlauditKit", package: "Plaudit")],
      plugins: [.plugin(name: "PlauditPlugin", package: "Plaudit")])
  ]
)
