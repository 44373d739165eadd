/// All messages of one source, in all languages, complete and consistent: what writers read. It
/// knows no file format.
package struct Catalogue: Sendable {
  package let sourceLanguage: String
  /// Every language that the app speaks, the source among them, in the order of their tags.
  package let languages: [String]
  /// In the order of the source's file.
  package let messages: [Message]

  package init(sourceLanguage: String, languages: [String], messages: [Message]) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.messages = messages
  }
}

/// One key in all languages.
package struct Message: Sendable {
  package let key: Located<String>
  /// In the order of the accessor's parameters.
  package let arguments: [Argument]
  /// For those who translate.
  package let comment: String?
  package let maxLength: Int?
  package let deprecation: Deprecation?
  /// The translations that can be used, by language. The source's is always there.
  package let texts: [String: Translation]
}

package struct Translation: Sendable {
  package let location: SourceLocation
  package let pattern: Pattern
}

package struct Argument: Sendable, Hashable {
  package let name: String
  package let type: ArgumentType
  package let label: String?
  package let comment: String?
}

package struct Deprecation: Sendable, Hashable {
  package let reason: String?
  /// The key of the message to use instead.
  package let replacement: String?
}
