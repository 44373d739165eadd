package import PlauditKit

/// A text as a tree, with the places of its parts. MessageFormat, mappings of forms, and printf
/// formats with variations and substitutions become the same tree.
package struct WrittenPattern {
  package let pieces: [Piece]
  /// Where it begins, in the measure of its file.
  package let offset: Int

  package enum Piece {
    case text(String)
    /// An argument, as a number in the text's `placeholders`.
    case placeholder(Int)
    case choice(WrittenChoice)
  }

  package init(_ pieces: [Piece], at offset: Int) {
    self.pieces = pieces
    self.offset = offset
  }
}

/// One place where a text shows an argument.
package struct Placeholder: Hashable {
  /// From 0.
  package let argument: Int
  /// What the place takes; `nil` where it takes any.
  package let type: ArgumentType?
  /// As it is written: `{count}`, `%2$@`.
  package let spelling: String
  package let offset: Int
  /// How MessageFormat writes the number, as a code; empty for its plain style and other formats.
  package let style: String
  /// Whether the place itself says which argument it shows: `%@` does not.
  package let isNumbered: Bool

  package init(
    argument: Int, type: ArgumentType?, spelling: String, offset: Int, style: String = "",
    isNumbered: Bool = true
  ) {
    self.argument = argument
    self.type = type
    self.spelling = spelling
    self.offset = offset
    self.style = style
    self.isNumbered = isNumbered
  }
}

/// Texts to choose from.
package final class WrittenChoice {
  package enum Kind: Equatable {
    case plural(PluralKind)
    case select
    /// By the device that the app runs on; no argument decides.
    case device
  }

  package let kind: Kind
  /// The argument that decides, from 0; `nil` where none does.
  package internal(set) var argument: Int?
  /// What is taken from the number before its category is found.
  package let difference: Int
  package let branches: [Branch]
  /// The name of a substitution.
  package let name: String?
  /// How a substitution's number is written, as a printf specifier without its percent sign; `nil`
  /// where the format does not tell.
  package let specifier: String?
  package let offset: Int

  package struct Branch {
    package let selector: Selector
    package let offset: Int
    package let pattern: WrittenPattern

    package init(_ selector: Selector, at offset: Int, _ pattern: WrittenPattern) {
      self.selector = selector
      self.offset = offset
      self.pattern = pattern
    }
  }

  package enum Selector: Hashable {
    case category(PluralCategory)
    case exact(String)
    case option(String)
  }

  package init(
    _ kind: Kind, argument: Int?, difference: Int = 0, name: String? = nil,
    specifier: String? = nil, branches: [Branch], at offset: Int
  ) {
    self.kind = kind
    self.argument = argument
    self.difference = difference
    self.name = name
    self.specifier = specifier
    self.branches = branches
    self.offset = offset
  }
}

extension WrittenChoice {
  /// Tells which argument decides, where that shows only later than the forms.
  package func decide(_ argument: Int) { self.argument = argument }

  package var pluralKind: PluralKind? {
    if case .plural(let kind) = kind { kind } else { nil }
  }

  package func branch(_ selector: Selector) -> Branch? {
    branches.first { $0.selector == selector }
  }

  package func has(_ category: PluralCategory) -> Bool {
    branches.contains { branch in
      if case .category(category) = branch.selector { true } else { false }
    }
  }

  /// The numbers that have a form of their own, as categories see them: less the offset.
  package var exactNumbers: [String] {
    branches.compactMap { branch in
      guard case .exact(let number) = branch.selector else { return nil }
      guard difference != 0 else { return number }
      return Int(number).map { String($0.subtractingReportingOverflow(difference).partialValue) }
    }
  }
}

extension WrittenChoice.Selector: CustomStringConvertible {
  package var description: String {
    switch self {
    case .category(let category): category.rawValue
    case .exact(let number): "=" + number
    case .option(let option): option
    }
  }
}
