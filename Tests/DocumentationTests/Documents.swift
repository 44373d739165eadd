import Foundation
import TestSupport
import Testing

/// A file that people read, or a source whose comments they read.
struct Document: Sendable {
  /// From the package's folder.
  let path: String
  let text: String

  /// Everything that shows commands or Swift: the README, `docs/`, the catalogues of DocC, and the
  /// comments of the libraries that apps link to.
  static let all: [Document] = {
    let package = SwiftProgram.package
    let libraries = ["PlauditKit", "PlauditPrompts", "PlauditRatings"].map { "Sources/\($0)" }
    let paths =
      ["README.md", "CONTRIBUTING.md"] + files(in: "docs", "md")
      + libraries.flatMap { files(in: $0, "md") + files(in: $0, "swift") }
    return paths.compactMap { path in
      guard let text = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
      else { return nil }
      let isSource = path.hasSuffix(".swift") && !path.contains(".docc/")
      return Document(path: path, text: isSource ? comments(text) : text)
    }
  }()

  private static func files(in folder: String, _ ending: String) -> [String] {
    let root = SwiftProgram.package.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(".\(ending)") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The comments that document a declaration, each on its own line.
  private static func comments(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("///") ? String(text.dropFirst(3)) : ""
    }.joined(separator: "\n")
  }

  /// What stands between lines of three backquotes.
  struct Block: Sendable, CustomTestStringConvertible {
    let path: String
    /// The line of the first backquotes, counted from 1.
    let line: Int
    let language: String
    /// Without the indentation of a list.
    let text: String

    var testDescription: String { "\(path):\(line)" }
  }

  var blocks: [Block] {
    // A file of a tutorial.
    if path.contains(".docc/"), path.hasSuffix(".swift") {
      return [Block(path: path, line: 0, language: "swift", text: text)]
    }
    var blocks: [Block] = []
    var open: (line: Int, language: String, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let word = line.drop { $0 == " " }
      if let block = open {
        if word == "```" {
          blocks.append(
            Block(
              path: path, line: block.line, language: block.language,
              text: Self.withoutIndentation(block.lines)))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if word.hasPrefix("```") {
        open = (index + 1, String(word.dropFirst(3)), [])
      }
    }
    return blocks
  }

  static func blocks(in language: String) -> [Block] {
    all.flatMap(\.blocks).filter { $0.language == language }
  }

  private static func withoutIndentation(_ lines: [Substring]) -> String {
    let indentation =
      lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
  }
}
