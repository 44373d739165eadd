// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "RatingsPage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Plaudit", path: "../..")],
  targets: [
    .executableTarget(
      name: "RatingsPage",
      dependencies: [
        .product(name: "PlauditKit", package: "Plaudit"),
        .product(name: "PlauditRatings", package: "Plaudit"),
      ],
      plugins: [.plugin(name: "PlauditPlugin", package: "Plaudit")])
  ]
)
