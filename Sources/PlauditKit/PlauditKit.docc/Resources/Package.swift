// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Ratings",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(path: "PLAUDIT")],
  targets: [
    .executableTarget(
      name: "Ratings",
      dependencies: [.product(name: "PlauditKit", package: "Plaudit")],
      plugins: [.plugin(name: "PlauditPlugin", package: "Plaudit")])
  ])
