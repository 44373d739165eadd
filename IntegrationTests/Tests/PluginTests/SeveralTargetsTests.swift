import Foundation
import Testing

/// A package of which several targets have a manifest.
struct SeveralTargetsTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Several",
      platforms: [.macOS(.v13)],
      dependencies: [.package(path: "PLAUDIT")],
      targets: [
        .target(
          name: "Texts",
          dependencies: [.product(name: "PlauditKit", package: "Plaudit")],
          path: "Sources/Texts of it",
          plugins: [.plugin(name: "PlauditPlugin", package: "Plaudit")]),
        .executableTarget(
          name: "App",
          dependencies: ["Texts", .product(name: "PlauditKit", package: "Plaudit")],
          path: "Sources/The app",
          plugins: [.plugin(name: "PlauditPlugin", package: "Plaudit")]),
      ]
    )
    """,
    "Sources/Texts of it/plaudit.yaml":
      "app: {id: 1, name: Shared}\ngenerate: {access: public, texts: SharedText}\n",
    "Sources/Texts of it/Locales/en.yaml": "title: Rate {app}\n",
    "Sources/Texts of it/Locales/de.yaml": "title: \"{app} bewerten\"\n",
    "Sources/Texts of it/Texts.swift": "public let language = SharedText.Language.de\n",
    "Sources/The app/plaudit.yml": "app: {id: 777319358, name: Immigration}\nstorefronts: [no]\n",
    "Sources/The app/main.swift": """
    import Texts

    print(SharedText(language).title)
    print(StoreLink.writeReview(in: .no))
    """,
  ]

  @Test("each target has its own", arguments: BuildSystem.allCases)
  func build(buildSystem: BuildSystem) throws {
    let package = try TemporaryPackage(Self.files)
    defer { package.remove() }
    let run = try package.swift("run", "--build-system", buildSystem.rawValue)
    #expect(run.succeeded, "\(run.output)")
    #expect(
      run.output.hasSuffix(
        """
        Shared bewerten
        https://apps.apple.com/no/app/id777319358?action=write-review

        """), "\(run.output)")
  }
}
