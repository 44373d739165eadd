package import PlauditModel

/// Reads a change file: `changes:` with a `language:` and `messages:`, each of which has what was
/// there, what is there now, a question, or checks that are wrong about it.
package struct ChangeFileReader {
  private static let name = "changes"

  /// Whether a file is one, whatever is wrong inside it.
  package static func isChangeFile(_ file: [UInt8]) -> Bool {
    var ignored = Diagnostics()
    let root = YAMLReader.read(file, path: "", into: &ignored)
    guard case .mapping(let mapping)? = root?.content, let entry = mapping.entries.first,
      mapping.entries.count == 1, entry.key.value == name,
      case .mapping(let fields) = entry.value.content
    else { return false }
    return fields.entries.contains { $0.key.value == "language" }
  }

  /// - Parameter checkIDs: The checks that there are.
  /// - Returns: `nil` where `diagnostics` now tells what is wrong: of a change all counts, or nothing.
  package static func read(
    _ file: [UInt8], path: String, checkIDs: [String], into diagnostics: inout Diagnostics
  ) -> ChangeFile? {
    var texts = LocaleFileReader()
    let root = YAMLReader.read(file, path: path, hasForms: true, into: &texts.diagnostics)
    defer { diagnostics.add(contentsOf: texts.diagnostics) }
    guard case .mapping(let mapping)? = root?.content, let entry = mapping.entries.first,
      let inner = entry.value.mapping(name, like: "{language: ru}", into: &texts.diagnostics)
    else { return nil }
    let fields = YAMLFields(
      of: inner, at: entry.key.location, known: ["language", "messages"], required: ["language"],
      into: &texts.diagnostics)
    let word = fields["language"]?
      .setting("language", into: &texts.diagnostics)
    guard let word, let tag = ICU.canonicalTag(word.value) else {
      word.map { texts.diagnostics.add(.noTag($0.value), at: $0.location) }
      return nil
    }
    let messages = fields["messages"]?
      .mapping("messages", like: "{votes: {text: \"…\"}}", into: &texts.diagnostics)
    let changes = messages?.entries.filter { !$0.isRepeated }.map {
      change($0, checkIDs: checkIDs, &texts)
    }
    guard !texts.diagnostics.hasErrors else { return nil }
    return ChangeFile(language: Located(tag, at: word.location), changes: changes ?? [])
  }

  private static func change(
    _ entry: YAMLNode.Entry, checkIDs: [String], _ texts: inout LocaleFileReader
  ) -> ChangeFile.Change {
    let mapping = entry.value.mapping(
      entry.key.value, like: "{text: \"…\"}", into: &texts.diagnostics)
    let fields = mapping.map {
      YAMLFields(
        of: $0, at: entry.key.location, known: ["was", "text", "question", "right"],
        into: &texts.diagnostics)
    }
    let was = fields?["was"].flatMap { texts.readSource("was", $0) }
    let text = fields?["text"].flatMap { texts.readSource("text", $0) }
    let question = fields?["question"]?.text("question", into: &texts.diagnostics)
    let right = fields?["right"]?
      .mapping("right", like: "{plural-lost: \"why\"}", into: &texts.diagnostics)
    var reasons: [(check: String, reason: String)] = []
    for reason in right?.entries ?? [] {
      if !checkIDs.contains(reason.key.value) {
        texts.diagnostics.add(
          .noSuchCheck(reason.key.value, among: checkIDs), at: reason.key.location)
      }
      if let why = reason.value.text(reason.key.value, into: &texts.diagnostics) {
        reasons.append((check: reason.key.value, reason: why.text))
      }
    }
    return ChangeFile.Change(
      key: entry.key, was: was.map { MessageContent($0) }, text: text.map { MessageContent($0) },
      question: question?.text, right: reasons)
  }
}

extension Diagnostic.Message {
  fileprivate static func noTag(_ word: String) -> Self {
    error("locale-invalid", "`\(word)` is not a language tag; write one such as pt-BR")
  }

  fileprivate static func noSuchCheck(_ id: String, among ids: [String]) -> Self {
    error("unknown-key", "no check has the id `\(id)`: \(cure(id, among: ids))")
  }
}
