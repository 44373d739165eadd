import Foundation
import Testing

/// `swift package plaudit` and `swift package plaudit-write`, in a package without the build-tool
/// plugin, whose Swift is generated ahead of time.
@Suite(.serialized)
struct CommandPluginTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Library",
      platforms: [.macOS(.v13)],
      dependencies: [.package(path: "PLAUDIT")],
      targets: [
        .target(
          name: "One", dependencies: [.product(name: "PlauditKit", package: "Plaudit")],
          exclude: ["plaudit.yaml", "Locales"]),
        .target(
          name: "Two", dependencies: [.product(name: "PlauditKit", package: "Plaudit")],
          exclude: ["plaudit.yaml"]),
        .target(name: "None"),
      ]
    )
    """,
    "Sources/One/plaudit.yaml": "app: {id: 1, name: One}\n",
    "Sources/One/Locales/en.yaml": "title: Rate {app}\n",
    "Sources/One/One.swift": "let title = StoreText().title\n",
    "Sources/Two/plaudit.yaml": "app: {id: 2, name: Two}\n",
    "Sources/Two/Two.swift": "let link = StoreLink.writeReview\n",
    "Sources/None/None.swift": "let none = 0\n",
  ]
  private static let one = "Sources/One/Plaudit.generated.swift"
  private static let two = "Sources/Two/Plaudit.generated.swift"

  private func withPackage(_ body: (TemporaryPackage) throws -> Void) throws {
    let package = try TemporaryPackage(Self.files)
    defer { package.remove() }
    try body(package)
  }

  @Test("commands that need not write are passed on to the tool")
  func reading() throws {
    try withPackage { package in
      let plural = try package.plugin("plaudit", "plural", "ru", "21")
      #expect(plural.succeeded)
      #expect(plural.output.contains("21\tone\n"), "\(plural.output)")
      #expect(try package.plugin("plaudit", "prompt", "presets").output.contains("task-threshold"))
      #expect(try package.plugin("plaudit", "--help").output.contains("usage: plaudit COMMAND"))
      let doctor = try package.plugin("plaudit", "doctor").output
      #expect(doctor.contains("Sources/One/plaudit.yaml: no PlauditPlugin"), "\(doctor)")
      let unknown = try package.plugin("plaudit", "plurale", "ru")
      #expect(!unknown.succeeded)
      #expect(unknown.output.contains("did you mean plural?"))
    }
  }

  @Test("validate reads every target's manifest, or that of a target, or what is named")
  func validation() throws {
    try withPackage { package in
      #expect(try package.plugin("plaudit", "validate", "--strict").succeeded)
      try package.write("title: Rate {app\n", to: "Sources/One/Locales/en.yaml")
      let all = try package.plugin("plaudit", "validate")
      #expect(!all.succeeded)
      #expect(all.output.contains("/Sources/One/Locales/en.yaml:1:8: error: "), "\(all.output)")
      #expect(try !package.plugin("plaudit", "validate", "--target", "One").succeeded)
      #expect(try package.plugin("plaudit", "validate", "--target=Two").succeeded)
      #expect(try package.plugin("plaudit", "validate", "Sources/Two/plaudit.yaml").succeeded)
      let absent = try package.plugin("plaudit", "validate", "--target", "Three")
      #expect(!absent.succeeded)
      #expect(absent.output.contains("Three"))
    }
  }

  @Test("what Xcode adds is no affair of the tool's")
  func wordsOfXcode() throws {
    try withPackage { package in
      let validation = try package.plugin("plaudit", "--new-option", "--target", "Two")
      #expect(validation.succeeded, "\(validation.output)")
    }
  }

  @Test("Swift is generated ahead of time, and its drift is found")
  func generation() throws {
    try withPackage { package in
      let refused = try package.plugin("plaudit", "generate")
      #expect(!refused.succeeded)
      #expect(refused.output.contains("run swift package plaudit-write generate"))
      #expect(try !package.plugin("plaudit", "generate", "--check").succeeded)

      #expect(try package.plugin("plaudit-write", "generate", "--target", "Two").succeeded)
      #expect(package.text(of: Self.one) == nil)
      #expect(package.text(of: Self.two) != nil)
      // Without a word: Xcode's menu.
      let written = try package.plugin("plaudit-write")
      #expect(written.succeeded, "\(written.output)")
      #expect(package.text(of: Self.one)?.contains("Rate One") == true)
      #expect(try package.plugin("plaudit", "generate", "--check").succeeded)
      let build = try package.swift("build")
      #expect(build.succeeded, "\(build.output)")

      try package.write("title: Judge {app}\n", to: "Sources/One/Locales/en.yaml")
      let drift = try package.plugin("plaudit", "generate", "--check")
      #expect(!drift.succeeded)
      #expect(drift.output.contains("Plaudit.generated.swift: error: not what "), "\(drift.output)")
      #expect(try package.plugin("plaudit", "generate", "--check", "--target", "Two").succeeded)
      #expect(package.text(of: Self.one)?.contains("Rate One") == true)
    }
  }

  @Test("a package without a manifest is told where to write one")
  func noManifest() throws {
    try withPackage { package in
      let run = try package.plugin("plaudit-write", "generate", "--target", "None")
      #expect(!run.succeeded)
      #expect(run.output.contains("no target has a manifest; write plaudit.yaml"), "\(run.output)")
    }
  }
}
