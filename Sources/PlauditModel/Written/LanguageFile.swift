/// What one file of one language says, in a format that has a file for each language.
package struct LanguageFile {
  package let language: Language
  package let file: any SourceFile
  /// In the order written, each key once.
  package let entries: [Entry]

  package struct Entry {
    package let key: String
    package let offset: Int
    /// For those who translate.
    package let comment: String?
    /// Ids of checks that a comment silences.
    package let silences: [Located<String>]
    package let text: WrittenText

    package init(
      _ key: String, at offset: Int, comment: String? = nil, silences: [Located<String>] = [],
      _ text: WrittenText
    ) {
      self.key = key
      self.offset = offset
      self.comment = comment
      self.silences = silences
      self.text = text
    }
  }

  package init(_ language: Language, _ file: any SourceFile, entries: [Entry]) {
    self.language = language
    self.file = file
    self.entries = entries
  }
}
