import PlauditModel
import PlauditReaders
import PlauditWriters

/// Findings that are known already: only new ones fail. They are told apart by file, key, language
/// and check, and not by line, so that a file can be edited above them.
struct Baseline {
  private struct Entry: Hashable {
    let file: String
    let key: String
    let language: String
    let id: String

    init(_ finding: Diagnostic) {
      file = finding.location.path
      key = finding.subject?.key ?? ""
      language = finding.subject?.language ?? ""
      id = finding.message.id
    }

    init(file: String, key: String, language: String, id: String) {
      self.file = file
      self.key = key
      self.language = language
      self.id = id
    }
  }

  private let entries: Set<Entry>

  init(_ findings: [Diagnostic]) {
    entries = Set(findings.map(Entry.init))
  }

  /// - Returns: `nil` where the file is none that was written here.
  init?(reading bytes: [UInt8], path: String) {
    var diagnostics = Diagnostics()
    guard let document = JSONReader.read(bytes, path: path, into: &diagnostics) else { return nil }
    let root = document.members(of: JSONDocument.root)
    guard let findings = root.first(where: { document.string($0.key, is: "findings") }) else {
      return nil
    }
    entries = Set(
      document.items(of: findings.value).map { item in
        let members = Array(document.members(of: item))
        let text = { (name: StaticString) in
          members.first { document.string($0.key, is: name) }
            .flatMap { document.string($0.value) } ?? ""
        }
        return Entry(
          file: text("file"), key: text("key"), language: text("language"), id: text("id"))
      })
  }

  func contains(_ finding: Diagnostic) -> Bool { entries.contains(Entry(finding)) }

  /// In an order that does not change, so that two versions of the file can be compared.
  var text: String {
    let sorted = entries.sorted {
      ($0.file, $0.key, $0.language, $0.id) < ($1.file, $1.key, $1.language, $1.id)
    }
    let lines = sorted.map { entry in
      JSONText.object([
        ("file", JSONText.string(entry.file)), ("key", JSONText.string(entry.key)),
        ("language", JSONText.string(entry.language)), ("id", JSONText.string(entry.id)),
      ])
    }
    return "{\"version\": 1, \"findings\": \(JSONText.lines(lines))}\n"
  }
}
