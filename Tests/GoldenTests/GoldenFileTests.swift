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
      ("Everything", "Fixtures/Everything/plaudit.yaml", 10),
      ("LinksOnly", "Fixtures/LinksOnly/plaudit.yaml", 0),
    ])
  func golden(name: String, manifest: String, warnings: Int) throws {
    let output = Self.tests.appending(path: "Goldens/\(name).swift")
    var reports: [String] = []
    let console = Console(print: { _ in }, report: { reports.append($0) })
    let words = [
      "generate", Self.tests.appending(path: manifest).standardized.path,
      "--output", output.path, "--check",
    ]
    let status = Tool.run(
      words,
      in: Environment(console: console, files: Disk()))
    #expect(status == .success, "\(reports)")
    #expect(reports.count == warnings, "\(reports)")
  }
}
