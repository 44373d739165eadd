// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Reviews",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "Reviews", targets: ["Reviews"])],
  dependencies: [.package(name: "Plaudit", path: "../..")],
  targets: [
    .target(
      name: "Reviews",
      dependencies: [.product(name: "PlauditKit", package: "Plaudit")],
      exclude: ["plaudit.yaml"]),
    .executableTarget(name: "Demo", dependencies: ["Reviews"]),
  ]
)
