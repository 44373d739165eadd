import Foundation
import PlauditEdits
import Testing

struct UnifiedDiffTests {
  /// `patch` makes the new text of the old one and the difference.
  @Test(arguments: 0..<25) func patchTakesIt(_ round: Int) throws {
    let words = ["a", "b", "c", "", "d e", "\t"]
    let old = (0..<30).map { _ in words.randomElement() ?? "" }
    var new = old
    for _ in 0..<Int.random(in: 1...5) {
      switch Int.random(in: 0...2) {
      case 0 where !new.isEmpty: new.remove(at: Int.random(in: 0..<new.count))
      case 1: new.insert("new", at: Int.random(in: 0...new.count))
      default: new[Int.random(in: 0..<new.count)] = "changed"
      }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
    let diff = UnifiedDiff.text(
      from: Array(text(old).utf8), to: Array(text(new).utf8), path: "file")
    guard old != new else {
      #expect(diff.isEmpty)
      return
    }
    try text(old).write(to: folder.appending(path: "file"), atomically: true, encoding: .utf8)
    try diff.write(to: folder.appending(path: "diff"), atomically: true, encoding: .utf8)
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", "--whitespace=nowarn", "diff"]
    git.currentDirectoryURL = folder
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0, "\(diff)")
    #expect(
      try String(contentsOf: folder.appending(path: "file"), encoding: .utf8) == text(new),
      "\(diff)")
  }
}
