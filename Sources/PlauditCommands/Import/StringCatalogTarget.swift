import PlauditEdits
import PlauditModel
import PlauditReaders
import PlauditWriters

/// A String Catalog.
struct StringCatalogTarget: ImportTarget {
  private let path: String
  private let old: [UInt8]
  private var editor: StringCatalogEditor
  private let tags: [String: String]

  init(_ catalogue: WrittenCatalogue, at path: String) throws(EditFailure) {
    guard let document = catalogue.file as? JSONDocument else { throw .unreadable }
    self.path = path
    old = document.bytes
    editor = try StringCatalogEditor(document)
    tags = Dictionary(
      catalogue.languages.map { ($0.canonicalTag ?? $0.tag, $0.tag) },
      uniquingKeysWith: { first, _ in first })
  }

  func text(_ message: WrittenMessage, _ language: String) -> PrintfContent? {
    var ignored: [Loss] = []
    let text = message.texts.first {
      ($0.language.canonicalTag ?? $0.language.tag) == language
    }
    guard let text, text.state == nil || text.state == .translated else { return nil }
    return PrintfContent(text, of: message, losses: &ignored)
  }

  func text(
    _ incoming: IncomingText, for message: WrittenMessage, _ language: String,
    losses: inout [Loss]
  ) -> PrintfContent? {
    let content: PrintfContent?
    switch incoming {
    case .written(let text, let message):
      content = PrintfContent(text, of: message, losses: &losses)
    case .content(let text):
      guard let (text, parsed) = MessageFormatText.written(text, language, of: message) else {
        losses.append(
          Loss(key: message.key, language: language, "the text is no MessageFormat that reads"))
        return nil
      }
      content = PrintfContent(text, of: parsed, losses: &losses)
    }
    return content?.withoutWidths(of: message.key, in: language, losses: &losses)
  }

  mutating func set(
    _ message: WrittenMessage, _ language: String, to text: PrintfContent
  ) throws(EditFailure) {
    try editor.set(
      message.key, tags[language] ?? language, to: JSONTree(StringCatalogLocalization.json(text)))
  }

  mutating func silence(
    _ check: String, of message: WrittenMessage, _ language: String, because reason: String
  ) throws(EditFailure) {
    let comment = editor.comment(of: message.key).map { $0 + " " } ?? ""
    try editor.setComment("\(comment)[plaudit:ignore \(check)] \(reason)", of: message.key)
  }

  func changes() throws(EditFailure) -> [FileChange] {
    editor.hasChanges ? [FileChange(path: path, old: old, new: try editor.result())] : []
  }

  func words(_ text: PrintfContent) -> String {
    JSONTree(StringCatalogLocalization.json(text)).values.joined(separator: " | ")
  }
}

extension JSONTree {
  /// The texts in the tree, each with the name of its form.
  fileprivate var values: [String] {
    guard case .object(let members) = self else { return [] }
    return members.flatMap { member -> [String] in
      if case .string(let text)? = member.value["stringUnit"]?["value"] {
        return ["\(member.key): \(text)"]
      }
      if member.key == "stringUnit", case .string(let text)? = member.value["value"] {
        return [text]
      }
      return member.value.values
    }
  }
}
