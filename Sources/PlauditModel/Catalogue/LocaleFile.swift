package import PlauditKit

/// The messages of one language, as written in one file.
package struct LocaleFile: Sendable {
  /// A canonical BCP 47 tag.
  package let language: Located<String>
  /// The path as the user gave it.
  package let path: String
  /// In the order written, each key once.
  package let entries: [MessageEntry]
  /// The keys of those whose text has an error.
  package let unread: Set<String>
  /// `nil` where the file does not tell.
  package let state: State?

  /// Whether somebody whose language it is has read the texts.
  package enum State: String, Sendable, CaseIterable {
    case draft, reviewed
  }

  package init(
    language: Located<String>, path: String, entries: [MessageEntry],
    unread: Set<String> = [], state: State? = nil
  ) {
    self.language = language
    self.path = path
    self.entries = entries
    self.unread = unread
    self.state = state
  }
}

/// One message of a locale file with what is said about it.
package final class MessageEntry: Sendable {
  package let key: Located<String>
  package let source: MessageSource
  /// What a translator must know.
  package let comment: String?
  /// The argument that selects the form.
  package let by: Located<String>?
  /// How the number that selects the form is written.
  package let number: Located<NumberStyle>?
  package let arguments: [ArgumentDeclaration]
  /// In characters as a reader counts them, 1 or more.
  package let maxLength: Int?
  /// Why the message should not be used any longer.
  package let deprecated: String?
  /// The key of the message to use instead.
  package let renamed: String?
  /// Ids of checks that a comment before the entry silences.
  package let silences: [Located<String>]

  package init(
    key: Located<String>, source: MessageSource, comment: String? = nil,
    by: Located<String>? = nil, number: Located<NumberStyle>? = nil,
    arguments: [ArgumentDeclaration] = [], maxLength: Int? = nil, deprecated: String? = nil,
    renamed: String? = nil, silences: [Located<String>] = []
  ) {
    self.key = key
    self.source = source
    self.comment = comment
    self.by = by
    self.number = number
    self.arguments = arguments
    self.maxLength = maxLength
    self.deprecated = deprecated
    self.renamed = renamed
    self.silences = silences
  }
}

/// What a person wrote as a message's text.
package enum MessageSource: Sendable, Hashable {
  case pattern(SourceText)
  /// In the order written, each selector once.
  case forms([Form])
}

/// A message's text for some numbers.
package struct Form: Sendable, Hashable {
  package let selector: Located<FormSelector>
  package let text: SourceText

  package init(selector: Located<FormSelector>, text: SourceText) {
    self.selector = selector
    self.text = text
  }
}
