// swift-tools-version: 6.1
import PackageDescription

// What apps depend on: the tool comes built, so nothing has to be there but Swift.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Plaudit",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "PlauditKit", targets: ["PlauditKit"]),
    .library(name: "PlauditPrompts", targets: ["PlauditPrompts"]),
    .library(name: "PlauditRatings", targets: ["PlauditRatings"]),
    .plugin(name: "PlauditPlugin", targets: ["PlauditPlugin"]),
    .plugin(name: "PlauditCommand", targets: ["PlauditCommand"]),
    .plugin(name: "PlauditWriteCommand", targets: ["PlauditWriteCommand"]),
  ],
  targets: [
    .target(name: "PlauditKit", swiftSettings: settings),
    .target(
      name: "PlauditPrompts", resources: [.process("PrivacyInfo.xcprivacy")],
      swiftSettings: settings),
    .target(name: "PlauditRatings", dependencies: ["PlauditKit"], swiftSettings: settings),
    .plugin(name: "PlauditPlugin", capability: .buildTool(), dependencies: ["plaudit"]),
    .plugin(
      name: "PlauditCommand",
      capability: .command(
        intent: .custom(verb: "plaudit", description: "Look at texts and links, and check them")),
      dependencies: ["plaudit"]),
    .plugin(
      name: "PlauditWriteCommand",
      capability: .command(
        intent: .custom(verb: "plaudit-write", description: "Write texts, and Swift made of them"),
        permissions: [
          .writeToPackageDirectory(reason: "It writes manifests, texts and Swift made of them.")
        ]),
      dependencies: ["plaudit"]),
    .binaryTarget(name: "plaudit", path: "plaudit.artifactbundle"),
  ],
  swiftLanguageModes: [.v6]
)
