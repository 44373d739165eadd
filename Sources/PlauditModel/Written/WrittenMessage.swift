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
  /// The tags of languages whose text is there but cannot be read, which is told already.
  package let unread: [String]

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
    declaredTypes: [Int: ArgumentType] = [:], source: WrittenText?, texts: [WrittenText],
    unread: [String] = []
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
    self.unread = unread
    if let source { Self.settle(source) }
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

  /// Some number chooses among the source's forms, even where none of them shows one: the first
  /// argument that is not another's.
  private static func settle(_ source: WrittenText) {
    for choice in source.choices where choice.isOpen {
      let number = source.chooser ?? (0..<64).first { !source.shown.contains($0) }
      if let number { source.decide(choice, by: number) }
    }
  }

  /// What a translation leaves open is as in the source.
  private func link(to source: WrittenText) {
    for text in texts where text !== source {
      for choice in text.choices where choice.isOpen {
        if let number = source.chooser ?? source.firstNumber, !text.showsText(number) {
          text.decide(choice, by: number)
        }
      }
      text.isCopy =
        !text.language.isVariant(of: source.language) && text.repeats(source)
        && text.pattern.hasLetter
    }
  }
}

extension WrittenChoice {
  /// Whether an argument decides that the forms do not tell.
  fileprivate var isOpen: Bool { argument == nil && kind != .device && name == nil }
}

extension WrittenText {
  /// The number that chooses among plural forms.
  fileprivate var chooser: Int? {
    choices.lazy.filter { $0.pluralKind != nil }.compactMap(\.argument).first
  }

  /// The first number that the text shows.
  fileprivate var firstNumber: Int? {
    placeholders.lazy.filter { $0.type != .text }.map(\.argument).min()
  }

  fileprivate func showsText(_ argument: Int) -> Bool {
    placeholders.contains { $0.argument == argument && $0.type == .text }
  }
}
