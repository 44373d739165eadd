package import PlauditKit

/// All messages of one source, in all languages, complete and consistent: what writers read. It
/// knows no file format.
package struct Catalogue: Sendable {
  package let sourceLanguage: String
  /// Every language that the app speaks, the source among them, in the order of their tags.
  package let languages: [String]
  /// Whether texts in another direction are kept from reordering the sentence around them.
  package let isolates: Bool
  /// In the order of the source's file.
  package let messages: [Message]
  /// By language, the file of its texts.
  package let files: [String: SourceLocation]

  package init(
    sourceLanguage: String, languages: [String], isolates: Bool = true, messages: [Message],
    files: [String: SourceLocation] = [:]
  ) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.isolates = isolates
    self.messages = messages
    self.files = files
  }
}

extension Catalogue {
  /// Where texts come from.
  package var chain: LanguageChain {
    LanguageChain(languages: languages, source: sourceLanguage, isolates: isolates)
  }

  /// The number styles of all texts, in the order of their codes; the plain one is not among them.
  package var numberStyles: [NumberStyle] {
    Set(messages.flatMap { $0.intricatePatterns.flatMap(\.numberStyles) })
      .sorted { $0.code < $1.code }
  }

  /// Whether any text chooses by rank (`selectordinal`).
  package var ranks: Bool {
    messages.contains { $0.intricatePatterns.contains(where: \.ranks) }
  }
}

/// One key in all languages.
package final class Message: Sendable {
  package let key: Located<String>
  /// In the order of the accessor's parameters.
  package let arguments: [Argument]
  /// For those who translate.
  package let comment: String?
  package let maxLength: Int?
  package let deprecation: Deprecation?
  /// The translations that can be used, by language. The source's is always there.
  package let texts: [String: Translation]

  package init(
    key: Located<String>, arguments: [Argument], comment: String?, maxLength: Int?,
    deprecation: Deprecation?, texts: [String: Translation]
  ) {
    self.key = key
    self.arguments = arguments
    self.comment = comment
    self.maxLength = maxLength
    self.deprecation = deprecation
    self.texts = texts
  }

  /// Those that may have more in them than words, arguments and forms.
  fileprivate var intricatePatterns: [Pattern] {
    texts.values.compactMap { $0.isPlain ? nil : $0.pattern }
  }
}

package struct Translation: Sendable {
  package let location: SourceLocation
  package let pattern: Pattern
  /// Whether it has words, arguments and forms, and no styles, ranks or selections.
  let isPlain: Bool
}

package struct Argument: Sendable, Hashable {
  package let name: String
  package let type: ArgumentType
  /// What the source language's selections tell apart; empty for other arguments.
  package let options: [String]
  package let label: String?
  package let comment: String?
}

package struct Deprecation: Sendable, Hashable {
  package let reason: String?
  /// The key of the message to use instead.
  package let replacement: String?
}
