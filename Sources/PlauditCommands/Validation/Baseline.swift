import PlauditModel
import PlauditReaders
import PlauditWriters

/// Findings that are known already: only new ones fail. They are told apart by file, key, language
/// and check, and not by line, so that a file can be edited above them; of those that are alike, as
/// many are known as there were.
struct Baseline {
  fileprivate struct Entry: Hashable {
    let file: String
    let key: String
    let language: String
    let id: String
  }

  private let counts: [Entry: Int]
  /// Whether it was written when findings were not counted, and what is found while files are read
  /// was not told apart by its key.
  private let isOld: Bool

  init(_ findings: [Diagnostic]) {
    counts = Dictionary(findings.map { (Entry($0), 1) }, uniquingKeysWith: +)
    isOld = false
  }

  /// - Returns: `nil` where the file is none that was written here.
  init?(reading bytes: [UInt8], path: String) {
    var diagnostics = Diagnostics()
    guard let document = JSONReader.read(bytes, path: path, into: &diagnostics) else { return nil }
    func value(_ name: StaticString, of object: JSONDocument.Index) -> JSONDocument.Index? {
      document.members(of: object).first { document.string($0.key, is: name) }?.value
    }
    guard let findings = value("findings", of: JSONDocument.root) else { return nil }
    let isOld = value("version", of: JSONDocument.root).flatMap(document.integer) == 1
    self.isOld = isOld
    counts = Dictionary(
      document.items(of: findings).map { item in
        let text = { (name: StaticString) in value(name, of: item).flatMap(document.string) ?? "" }
        let entry = Entry(
          file: text("file"), key: text("key"), language: text("language"), id: text("id"))
        let count = value("count", of: item).flatMap(document.integer) ?? 1
        return (entry, isOld ? Int.max : count)
      }, uniquingKeysWith: max)
  }

  /// The findings that are not known. What keeps a file from being read hides all others, so nobody
  /// can know it.
  func new(_ findings: [Diagnostic]) -> [Diagnostic] {
    var left = counts
    return findings.filter { finding in
      let entry = Entry(finding)
      let known = isOld && left[entry] == nil ? entry.withoutSubject : entry
      guard !finding.stopsReading, let count = left[known], count > 0 else { return true }
      left[known] = count - 1
      return false
    }
  }

  /// In an order that does not change, so that two versions of the file can be compared.
  var text: String {
    let sorted = counts.sorted { $0.key.fields.lexicographicallyPrecedes($1.key.fields) }
    let lines = sorted.map { entry, count in
      let names = ["file", "key", "language", "id"]
      return JSONText.object(
        zip(names, entry.fields.map(JSONText.string)) + (count > 1 ? [("count", "\(count)")] : []))
    }
    return "{\"version\": 2, \"findings\": \(JSONText.lines(lines))}\n"
  }
}

extension Baseline.Entry {
  fileprivate init(_ finding: Diagnostic) {
    self.init(
      file: finding.location.path, key: finding.subject?.key ?? "",
      language: finding.subject?.language ?? "", id: finding.message.id)
  }

  fileprivate var withoutSubject: Self { Self(file: file, key: "", language: "", id: id) }

  fileprivate var fields: [String] { [file, key, language, id] }
}
