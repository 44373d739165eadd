import Foundation
import PlauditCommands
import Testing

/// The ready words of `locales/` have every form that their languages need.
struct LocalesTests {
  @Test func theReadyWordsAreWhole() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "locales")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }
    #expect(names.count >= 8)
    var files = ["plaudit.yaml": "app: {id: 1}"]
    for name in names {
      files["Locales/\(name)"] = try String(
        contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: MemoryFiles(files))
    #expect(run.status == .success)
    #expect(run.reports.isEmpty, "\(run.reports)")
  }
}
