import Foundation
import TestSupport
import Testing

/// Links between documents lead to files and headings that are there.
struct LinkTests {
  @Test(arguments: Document.all.filter { $0.path.hasSuffix(".md") }.map(\.path)) func lead(
    path: String
  ) throws {
    let document = try #require(Document.all.first { $0.path == path })
    let folder = SwiftProgram.package.appending(path: path).deletingLastPathComponent()
    for match in document.text.matches(of: /\]\((?<file>[^)#:]*)(?:#(?<heading>[^)]*))?\)/) {
      let file =
        match.file.isEmpty
        ? SwiftProgram.package.appending(path: path) : folder.appending(path: String(match.file))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(match.0)")
      guard let heading = match.heading, let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      #expect(Self.headings(text).contains(String(heading)), "\(match.0)")
    }
  }

  /// As GitHub writes them into links.
  private static func headings(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
        let words = line.drop { $0 == "#" }.dropFirst().lowercased()
        return String(words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) })
          .replacing(" ", with: "-")
      })
  }
}
