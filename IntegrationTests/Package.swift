// swift-tools-version: 6.1
import PackageDescription

// A package of its own: its tests build the example app, and with it Plaudit, as an adopter does.
let package = Package(
  name: "IntegrationTests",
  platforms: [.macOS(.v13)],
  targets: [
    .testTarget(
      name: "PluginTests",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
