import PlauditModel

/// Puts together what the languages of a table say for one key.
struct MessageReader {
  typealias Entries = [String: LanguageFile.Entry]

  private let source: Language
  /// The source language's; `nil` where it has no file.
  private let written: Entries?
  /// Of all languages, the source's among them.
  private let languages: [Entries]
  private let keysAreTexts: Bool

  init(source: Language, written: Entries?, _ languages: [Entries], keysAreTexts: Bool) {
    self.keysAreTexts = keysAreTexts
    self.source = source
    self.written = written
    self.languages = languages
  }

  func message(_ key: String) -> WrittenMessage? {
    let entries = languages.compactMap { $0[key] }
    guard let first = written?[key] ?? entries.first else { return nil }
    let texts = entries.map(\.text)
    return WrittenMessage(
      key: key, in: first.text.file, at: first.offset,
      comment: first.comment ?? entries.lazy.compactMap(\.comment).first,
      silences: entries.flatMap { entry in
        entry.silences.map { WrittenMessage.Silence($0, language: entry.text.language.tag) }
      },
      source: written?[key]?.text ?? impliedSource(first, entries), texts: texts)
  }

  /// Where no file has the source language's text, Interface Builder's comment may have it, or the
  /// key is the text.
  private func impliedSource(
    _ first: LanguageFile.Entry, _ entries: [LanguageFile.Entry]
  ) -> WrittenText? {
    if let text = Self.commentedSource(entries) { return self.text(text, at: first) }
    guard written == nil, keysAreTexts else { return nil }
    let text = self.text(first.key, at: first)
    return text.isImplied(by: first.key, entries.map(\.text)) ? text : nil
  }

  private static func commentedSource(_ entries: [LanguageFile.Entry]) -> String? {
    entries.lazy.compactMap { entry in
      entry.comment.flatMap { InterfaceBuilderComment.sourceText(of: entry.key, in: $0) }
    }.first
  }

  private func text(_ text: String, at entry: LanguageFile.Entry) -> WrittenText {
    var assembler = FormatAssembler()
    let pattern = Array(text.utf8).withUnsafeBufferPointer {
      assembler.pattern($0, 0..<$0.count, at: { _ in entry.offset }, from: entry.offset)
    }
    return WrittenText(source, pattern, assembler.parts, in: entry.text.file, at: entry.offset)
  }

  /// Whether keys are the texts themselves, where no comment has the texts. Keys that name texts
  /// have no spaces, while texts of one word are many.
  static func areTexts(_ keys: [String], in languages: [Entries]) -> Bool {
    let plain = keys.filter { key in commentedSource(languages.compactMap { $0[key] }) == nil }
    return plain.count { $0.utf8.contains(UInt8(ascii: " ")) } * 4 >= plain.count
  }

  /// Keys that people take for the same, and apps do not.
  func checkForms(_ keys: [String], into diagnostics: inout Diagnostics) {
    for key in keys where !key.utf8.allSatisfy({ $0 < 0x80 }) {
      let entries = languages.compactMap { $0[key] }
      guard let first = written?[key] ?? entries.first else { continue }
      for entry in entries where !entry.key.isSpelled(like: first.key) {
        diagnostics.add(
          .keyNormalForm(key, first.text.location(at: first.offset)),
          at: entry.text.location(at: entry.offset))
      }
    }
  }
}
