// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.target(name: name)] + dependencies,
    swiftSettings: settings)
}

let package = Package(
  name: "Plaudit",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "PlauditKit", targets: ["PlauditKit"]),
    .library(name: "PlauditPrompts", targets: ["PlauditPrompts"]),
    .library(name: "PlauditRatings", targets: ["PlauditRatings"]),
    .executable(name: "plaudit", targets: ["plaudit"]),
    .executable(name: "plaudit-prompts", targets: ["plaudit-prompts"]),
    .executable(name: "plaudit-ratings", targets: ["plaudit-ratings"]),
    .plugin(name: "PlauditPlugin", targets: ["PlauditPlugin"]),
    .plugin(name: "PlauditCommand", targets: ["PlauditCommand"]),
    .plugin(name: "PlauditWriteCommand", targets: ["PlauditWriteCommand"]),
  ],
  targets: [
    // What an app links.
    library("PlauditKit"),
    .target(
      name: "PlauditPrompts", resources: [.process("PrivacyInfo.xcprivacy")],
      swiftSettings: settings),
    library("PlauditRatings", uses: ["PlauditKit"]),

    // C libraries, and the one place that speaks to ICU.
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .target(name: "ICUBridge", dependencies: ["CICU"]),

    // The tool: readers → model → checks → writers.
    library("Mustache"),
    library("PlauditModel", uses: ["ICUBridge", "PlauditKit"]),
    library("PlauditReaders", uses: ["PlauditModel", "PlauditKit", "CYAML", "CExpat"]),
    library("PlauditChecks", uses: ["PlauditModel", "PlauditKit"]),
    library("PlauditTemplates"),
    library("PlauditLocales"),
    library(
      "PlauditWriters", uses: ["PlauditModel", "PlauditKit", "Mustache", "PlauditTemplates"]),
    library(
      "PlauditEdits",
      uses: ["PlauditModel", "PlauditReaders", "PlauditChecks", "PlauditWriters", "PlauditKit"]),
    library(
      "PlauditCommands",
      uses: [
        "PlauditModel", "PlauditReaders", "PlauditChecks", "PlauditWriters", "PlauditEdits",
        "PlauditLocales",
        "PlauditKit",
      ]),
    .executableTarget(name: "plaudit", dependencies: ["PlauditCommands"], swiftSettings: settings),
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

    // `plaudit prompt`, which `plaudit` runs from beside itself: the plugin's tool must build fast,
    // and Foundation's calendars would add 45 MB to its static binary.
    library(
      "PlauditPromptCommands",
      uses: ["PlauditPrompts", "PlauditCommands", "PlauditWriters", "PlauditModel"]),
    .executableTarget(
      name: "plaudit-prompts", dependencies: ["PlauditPromptCommands", "PlauditCommands"],
      swiftSettings: settings),

    // `plaudit ratings`, apart from `plaudit` since the network doubles a command's start on Linux.
    library(
      "PlauditRatingCommands",
      uses: [
        "PlauditRatings", "PlauditCommands", "PlauditWriters",
        "PlauditModel", "PlauditKit",
      ]),
    .executableTarget(
      name: "plaudit-ratings", dependencies: ["PlauditRatingCommands", "PlauditCommands"],
      swiftSettings: settings),

    // ICU's own formatters, which tests hold Plaudit's against. No product needs them.
    .target(name: "ICUReference", dependencies: ["CICU"], path: "Tests/ICUReference"),
    .target(
      name: "TestSupport", dependencies: ["ICUReference", "PlauditModel"],
      path: "Tests/TestSupport",
      swiftSettings: settings),

    // A process that tests run several of. No product needs it.
    .executableTarget(
      name: "sharing-process", dependencies: ["PlauditPrompts", "PlauditRatings", "PlauditKit"],
      path: "Tests/SharingProcess", swiftSettings: settings),
    // What libFuzzer runs; a test runs the same over the inputs that are kept.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Mustache", "PlauditChecks", "PlauditCommands", "PlauditKit", "PlauditModel",
        "PlauditPrompts", "PlauditRatings", "PlauditReaders", "PlauditWriters", "TestSupport",
      ],
      path: "Tests/FuzzTargets", exclude: ["Dictionaries", "Seeds"], swiftSettings: settings),
    tests("FuzzTargets"),

    tests("PlauditKit", uses: ["TestSupport"]),
    tests("PlauditPrompts", uses: ["TestSupport", "sharing-process"]),
    .testTarget(
      name: "PlauditRatingsTests",
      dependencies: [
        "PlauditRatings", "PlauditKit", "PlauditModel", "PlauditWriters", "TestSupport",
        "sharing-process",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    tests("Mustache"),
    tests("PlauditModel", uses: ["ICUBridge", "PlauditKit", "TestSupport"]),
    tests("PlauditReaders", uses: ["PlauditModel", "PlauditKit", "TestSupport"]),
    tests("PlauditChecks", uses: ["PlauditModel", "PlauditReaders", "TestSupport"]),
    tests(
      "PlauditWriters",
      uses: ["PlauditModel", "PlauditReaders", "PlauditKit", "Mustache", "TestSupport"]),
    tests("PlauditEdits", uses: ["PlauditModel", "PlauditReaders", "TestSupport"]),
    tests(
      "PlauditCommands", uses: ["PlauditModel", "PlauditLocales", "PlauditKit", "TestSupport"]),
    tests(
      "PlauditPromptCommands",
      uses: ["PlauditPrompts", "PlauditCommands", "PlauditModel", "TestSupport"]),
    tests(
      "PlauditRatingCommands",
      uses: ["PlauditRatings", "PlauditCommands", "PlauditKit", "plaudit-ratings", "TestSupport"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "PlauditChecks", "PlauditCommands", "PlauditKit", "PlauditModel", "PlauditPrompts",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["plaudit", "plaudit-prompts", "plaudit-ratings", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
