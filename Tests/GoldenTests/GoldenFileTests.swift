import Foundation
import PlauditCommands
import PlauditModel
import Testing

/// The generated files that this target compiles are what `plaudit generate` writes.
@Suite(.serialized)
struct GoldenFileTests {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  @Test(
    "is what plaudit generates",
    .enabled(if: ICU.version.hasPrefix("72."), "the goldens hold the data of ICU 72"),
    arguments: [
      ("Immigration", "../../Examples/Immigration/Sources/Immigration/plaudit.yaml", 0),
      ("Everything", "Fixtures/Everything/plaudit.yaml", 13),
      ("LinksOnly", "Fixtures/LinksOnly/plaudit.yaml", 0),
      ("AllStores", "Fixtures/AllStores/plaudit.yaml", 0),
      ("Ready", "Fixtures/Ready/plaudit.yaml", 0),
    ])
  func golden(name: String, manifest: String, warnings: Int) throws {
    try expectFresh("Goldens/\(name).swift", manifest, warnings)
  }

  @Test(
    "the example that is generated ahead of time is what plaudit generates",
    .enabled(if: ICU.version.hasPrefix("72."), "the file holds the data of ICU 72"))
  func aheadOfTime() throws {
    let example = "../../Examples/Reviews/Sources/Reviews"
    try expectFresh("\(example)/Plaudit.generated.swift", "\(example)/plaudit.yaml", 0)
  }

  private func expectFresh(_ output: String, _ manifest: String, _ warnings: Int) throws {
    var reports: [String] = []
    let console = Console(print: { _ in }, report: { reports.append($0) })
    let words = [
      "generate", Self.tests.appending(path: manifest).standardized.path,
      "--output", Self.tests.appending(path: output).standardized.path, "--check",
    ]
    let status = Tool.run(
      words,
      in: Environment(console: console, files: Disk()))
    #expect(status == .success, "\(reports)")
    #expect(reports.count == warnings, "\(reports)")
  }

  /// What a generated file names is its own or cannot be an app's name for it.
  @Test(arguments: ["Everything", "Immigration", "LinksOnly", "AllStores", "Ready"])
  func noNameOfAnAppsCanHideOneInUse(name: String) throws {
    let text = try String(
      contentsOf: Self.tests.appending(path: "Goldens/\(name).swift"), encoding: .utf8)
    let code = text.replacing(/(?m)^ *\/\/.*$/, with: "")
      .replacing(/\bReviewPrompt\.\w+/, with: "ReviewPrompt")
      .replacing(/"""\n(?s:.*?)\n *"""/, with: "").replacing(/"[^"\n]*"/, with: "")
    let words = Set(code.matches(of: /\b[A-Z]\w*/).map { String($0.output) })
    let own = Set(
      code.matches(of: /(?m)^(?:public |package )?(?:enum|struct|typealias) (\w+)/).map {
        String($0.output.1)
      })
    let used = words.subtracting(own).filter { word in
      !["Texts", "Options"].contains(where: word.hasSuffix) && !["Self", "Who"].contains(word)
    }
    #expect(used.contains("URL"))
    #expect(
      used.isSubset(of: SwiftName.usedInGenerated), "\(used.subtracting(SwiftName.usedInGenerated))"
    )
  }
}
