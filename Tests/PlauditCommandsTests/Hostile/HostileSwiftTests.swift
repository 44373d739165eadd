import Foundation
import PlauditCommands
import PlauditModel
import TestSupport
import Testing

/// Swift that is made of hostile projects, compiled and run.
@Suite(.enabled(if: BuiltModules.folder != nil, "the modules of this build lie elsewhere"))
struct HostileSwiftTests {
  /// Each message brings seven strings: 100,000 in the long run.
  private static let chunks = LongRun.isOn ? 50 : 1
  private static let size = LongRun.isOn ? 300 : 290

  @Test(arguments: 0..<chunks) func everyTextEvaluatesToItself(chunk: Int) throws {
    let project = HostileProject(Self.size, seed: 1_000 + UInt64(chunk) * 2)
    let files = MemoryFiles(project.files)
    let run = Run("generate", "plaudit.yaml", "--output", "Out.swift", files: files)
    try #require(run.status == .success, "\(run.reports.prefix(3))")
    let generated = try #require(files.text("Out.swift"))
    let output = try BuiltModules.run([
      "Generated.swift": generated
        + "\nextension AppText {\n  func _all() -> [String] {\n"
        + "    (0..<\(Self.size)).map { _table.text($0, .integer(7), .text(\"s\")) }\n  }\n}\n",
      "main.swift": """
      func show(_ text: String) {
        print(text.utf8.map { String($0, radix: 16) }.joined(separator: " "))
      }
      for text in AppText(.en)._all() + AppText(.ru)._all() + AppText.keys { show(text) }
      """,
    ])
    let expected =
      (project.texts + project.texts).map { $0 + "7s" } + project.keys
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == expected.count + 1)
    for (line, text) in zip(lines, expected) {
      #expect(line == text.utf8.map { String($0, radix: 16) }.joined(separator: " "))
    }
  }
}
