/// What one language says for one message, as it is written, faults and all.
package final class WrittenText {
  package let language: Language
  package let file: any SourceFile
  package let offset: Int
  package let state: State?
  package let pattern: WrittenPattern
  package let placeholders: [Placeholder]
  /// All choices of the tree, an outer one before those in it.
  package let choices: [WrittenChoice]
  /// What looks like a placeholder and is none.
  package let slips: [Slip]
  /// Substitutions: what the text refers to, and what is there.
  package let references: [Name]
  package let substitutions: [Name]
  /// The MessageFormat that the text was read from; none for other formats.
  package let messageFormat: [SourceText]
  /// Whether the MessageFormat is nothing but words, arguments and forms: it has no quotations.
  package let isPlain: Bool
  /// Whether a printf format shows C strings, characters or pointers.
  package let hasCValues: Bool

  /// The arguments that any of its forms shows.
  package let shown: ArgumentSet
  /// The arguments that all of its forms show. The number that chooses a form counts as shown by
  /// the choice.
  package private(set) var alwaysShown: ArgumentSet
  /// What stands in any of its forms.
  package private(set) lazy var marks = TextMarks(pattern)
  /// Whether it says in words what the source language says.
  package internal(set) var isCopy = false

  package enum State: Hashable {
    case new, needsReview, translated
    case unknown(String)
  }

  package struct Name: Hashable {
    package let name: String
    package let offset: Int

    package init(_ name: String, at offset: Int) {
      self.name = name
      self.offset = offset
    }
  }

  package struct Slip: Hashable {
    package enum Kind {
      /// A specifier with something in it that does not belong there: `% @`.
      case brokenSpecifier
      /// A `%` that stands for itself.
      case barePercent
    }

    package let kind: Kind
    package let spelling: String
    package let offset: Int

    package init(_ kind: Kind, _ spelling: String, at offset: Int) {
      self.kind = kind
      self.spelling = spelling
      self.offset = offset
    }
  }

  /// What is found while a text is read.
  package struct Parts {
    package var placeholders: [Placeholder] = []
    package var choices: [WrittenChoice] = []
    package var slips: [Slip] = []
    package var references: [Name] = []
    package var substitutions: [Name] = []
    package var messageFormat: [SourceText] = []
    package var isPlain = false
    package var hasCValues = false

    package init() {}
  }

  package init(
    _ language: Language, _ pattern: WrittenPattern, _ parts: Parts, state: State? = nil,
    in file: any SourceFile, at offset: Int
  ) {
    self.language = language
    self.pattern = pattern
    self.file = file
    self.offset = offset
    self.state = state
    placeholders = parts.placeholders
    choices = parts.choices
    slips = parts.slips
    references = parts.references
    substitutions = parts.substitutions
    messageFormat = parts.messageFormat
    isPlain = parts.isPlain
    hasCValues = parts.hasCValues
    var shown = ArgumentSet()
    for placeholder in placeholders { shown.insert(placeholder.argument) }
    self.shown = shown
    alwaysShown = pattern.alwaysShown(parts.placeholders)
  }
}

extension WrittenText {
  /// Tells which argument decides, where the text itself does not.
  func decide(_ choice: WrittenChoice, by argument: Int) {
    choice.decide(argument)
    alwaysShown = pattern.alwaysShown(placeholders)
  }

  package func location(at offset: Int) -> SourceLocation { file.location(atOffset: offset) }

  package var isPlural: Bool { choices.contains { $0.pluralKind == .cardinal } }

  /// Whether all its forms are blank. What it shows may stand in substitutions that it does not use.
  package var isBlank: Bool {
    (shown.isEmpty || !substitutions.isEmpty) && references.isEmpty && pattern.isBlank
  }

  /// The text of a pattern with its placeholders as they are written.
  package func words(_ pattern: WrittenPattern) -> String {
    pattern.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .placeholder(let index): placeholders[index].spelling
      case .choice: "…"
      }
    }.joined()
  }
}

extension String {
  fileprivate var hasLetter: Bool {
    utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
      || unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
  }
}

extension WrittenPattern {
  package func alwaysShown(_ placeholders: [Placeholder]) -> ArgumentSet {
    var shown = ArgumentSet()
    for piece in pieces {
      switch piece {
      case .text: break
      case .placeholder(let index): shown.insert(placeholders[index].argument)
      case .choice(let choice):
        var common: ArgumentSet?
        for branch in choice.branches {
          let inBranch = branch.pattern.alwaysShown(placeholders)
          if common == nil { common = inBranch } else { common?.formIntersection(inBranch) }
        }
        if let common { shown.formUnion(common) }
        if let argument = choice.argument { shown.insert(argument) }
      }
    }
    return shown
  }

  /// Whether any of its forms shows the argument.
  package func shows(_ argument: Int, _ placeholders: [Placeholder]) -> Bool {
    pieces.contains { piece in
      switch piece {
      case .text: false
      case .placeholder(let index): placeholders[index].argument == argument
      case .choice(let choice):
        choice.branches.contains { $0.pattern.shows(argument, placeholders) }
      }
    }
  }

  package var isBlank: Bool {
    pieces.allSatisfy { piece in
      switch piece {
      case .text(let text): text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
      case .placeholder: false
      case .choice(let choice): choice.branches.allSatisfy(\.pattern.isBlank)
      }
    }
  }

  package var hasLetter: Bool {
    pieces.contains { piece in
      switch piece {
      case .text(let text): text.hasLetter
      case .placeholder: false
      case .choice(let choice): choice.branches.contains(where: \.pattern.hasLetter)
      }
    }
  }

  /// Whether a text of digits stands in it, of any script.
  package var hasDigit: Bool {
    pieces.contains { piece in
      if case .text(let text) = piece {
        text.unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber }
      } else {
        false
      }
    }
  }
}
