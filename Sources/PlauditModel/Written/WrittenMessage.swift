/// One key in all languages, as it is written.
package final class WrittenMessage {
  package let key: String
  package let file: any SourceFile
  package let offset: Int
  /// For those who translate.
  package let comment: String?
  /// In characters as a reader counts them.
  package let maxLength: Int?
  package let silences: [Silence]
  /// Whether the app's code no longer has the key.
  package let isStale: Bool
  /// Whether the message is to be translated at all.
  package let isTranslatable: Bool
  /// What the source's locale file says of the message; `nil` for other formats.
  package let entry: MessageEntry?
  /// What arguments are called, by their numbers.
  package let argumentNames: [String]
  /// What the app passes for each, as far as the source language tells.
  package let argumentTypes: [ArgumentType?]
  /// The same for arguments from 64 on, which no Swift can be written for.
  package let laterArgumentTypes: [Int: ArgumentType]
  /// The source language's text; `nil` where only the key is known.
  package let source: WrittenText?
  /// In all languages, the source's among them where it is written.
  package let texts: [WrittenText]

  /// A check that a comment silences.
  package struct Silence {
    package let id: Located<String>
    /// `nil` where it is for all languages.
    package let language: String?

    package init(_ id: Located<String>, language: String? = nil) {
      self.id = id
      self.language = language
    }
  }

  package init(
    key: String, in file: any SourceFile, at offset: Int, comment: String? = nil,
    maxLength: Int? = nil, silences: [Silence] = [], isStale: Bool = false,
    isTranslatable: Bool = true, entry: MessageEntry? = nil,
    argumentNames: [String] = [],
    declaredTypes: [Int: ArgumentType] = [:], source: WrittenText?, texts: [WrittenText]
  ) {
    self.key = key
    self.file = file
    self.offset = offset
    self.comment = comment
    self.maxLength = maxLength
    self.silences = silences
    self.isStale = isStale
    self.isTranslatable = isTranslatable
    self.entry = entry
    self.argumentNames = argumentNames
    self.source = source
    self.texts = texts
    (argumentTypes, laterArgumentTypes) =
      source.map { Self.types(of: $0, declaredTypes) } ?? ([], [:])
    if let source { link(to: source) }
  }

  private static func types(
    of source: WrittenText, _ declared: [Int: ArgumentType]
  ) -> (types: [ArgumentType?], later: [Int: ArgumentType]) {
    var types: [ArgumentType?] = []
    var later: [Int: ArgumentType] = [:]
    func learn(_ argument: Int, _ type: ArgumentType?) {
      guard argument < 64 else {
        if later[argument] == nil { later[argument] = type }
        return
      }
      while types.count <= argument { types.append(declared[types.count]) }
      if types[argument] == nil { types[argument] = type }
    }
    // A plural may be by a number with decimals too, if that is how the number is shown.
    for placeholder in source.placeholders { learn(placeholder.argument, placeholder.type) }
    for choice in source.choices {
      if let argument = choice.argument {
        learn(argument, choice.kind == .select ? .text : .integer)
      }
    }
    return (types, later)
  }

  /// What a translation leaves open is as in the source.
  private func link(to source: WrittenText) {
    let chooser = source.choices.first { $0.pluralKind != nil }?.argument
    for text in texts where text !== source {
      for choice in text.choices where choice.argument == nil && choice.kind != .device {
        choice.argument = chooser
      }
      text.isCopy =
        !text.language.isVariant(of: source.language) && text.repeats(source)
        && text.pattern.hasLetter
    }
  }
}
