import PlauditModel
import PlauditReaders
import PlauditWriters

/// How a JSON file is laid out, so that what is added looks like the rest.
struct JSONStyle {
  /// For each level.
  private let indent: String
  /// Between a key and its value, with the colon.
  private let colon: String
  private let lineEnding: String
  private let escapesSlashes: Bool

  init(_ document: JSONDocument, _ file: [UInt8]) {
    let first = document.members(of: JSONDocument.root).first { _ in true }
    guard let first else {
      (indent, colon, lineEnding, escapesSlashes) = ("  ", " : ", "\n", false)
      return
    }
    let open = document.offset(of: JSONDocument.root) + 1
    let gap = String(decoding: file[open..<document.offset(of: first.key)], as: UTF8.self)
    indent = String(
      gap.unicodeScalars.reversed().prefix { $0 == " " || $0 == "\t" }.map(Character.init))
    lineEnding =
      gap.unicodeScalars.contains("\r") ? "\r\n" : gap.unicodeScalars.contains("\n") ? "\n" : ""
    colon = String(
      decoding: file[document.end(of: first.key)..<document.offset(of: first.value)], as: UTF8.self)
    escapesSlashes = file.indices.contains { index in
      file[index] == UInt8(ascii: "\\") && index + 1 < file.count
        && file[index + 1] == UInt8(ascii: "/")
    }
  }

  /// A line break and the indentation of what stands inside so many brackets.
  func line(_ depth: Int) -> String {
    lineEnding.isEmpty ? "" : lineEnding + String(repeating: indent, count: depth)
  }

  func member(_ member: JSONTree.Member, _ depth: Int) -> String {
    quoted(member.key) + colon + text(member.value, depth)
  }

  /// - Parameter depth: How many brackets are open around the value.
  func text(_ tree: JSONTree, _ depth: Int) -> String {
    switch tree {
    case .string(let text): quoted(text)
    case .literal(let literal): literal
    case .array(let items):
      list(items, "[", "]", depth) { self.text($0, depth + 1) }
    case .object(let members):
      list(members, "{", "}", depth) { member($0, depth + 1) }
    }
  }

  private func list<Item>(
    _ items: [Item], _ open: String, _ close: String, _ depth: Int, _ write: (Item) -> String
  ) -> String {
    // Xcode leaves an empty line in empty brackets.
    guard !items.isEmpty else { return open + lineEnding + line(depth) + close }
    return open + items.map { line(depth + 1) + write($0) }.joined(separator: ",") + line(depth)
      + close
  }

  func quoted(_ text: String) -> String {
    let quoted = JSONText.plain(text)
    return escapesSlashes ? quoted.replacingScalars { $0 == "/" ? "\\/" : nil } : quoted
  }
}
