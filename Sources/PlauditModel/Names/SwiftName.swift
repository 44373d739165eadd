/// Which words can name things in generated Swift.
package enum SwiftName {
  /// The reserved words of Swift ("The Swift Programming Language", Lexical Structure): those that
  /// need backticks to be a name.
  package static let keywords: Set<String> = [
    "Any", "Self", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The types and modules that generated Swift names: a type of the app's with such a name would
  /// take the other's place in it.
  package static let usedInGenerated: Set<String> = [
    "AppStoreLink", "Bool", "Campaign", "WholeNumbers", "CaseIterable", "ClosedRange", "Codable",
    "Country",
    "CustomPage", "Double", "Foundation", "Hashable", "Identifiable", "Int", "Language",
    "LanguageMatcher", "Locale", "Message", "MessageGrammar", "MessageTable", "NumberPattern",
    "NumberSymbols", "PlauditKit", "PlauditPrompts", "PluralCategory", "PluralOperands",
    "PluralRules", "PluralSelector", "ReviewPrompt", "Sendable", "Set", "StoreCountry", "String",
    "Tables", "UInt64", "URL",
  ]

  /// Whether a word is a plain name: ASCII letters, digits and underscores, a digit not first, and
  /// no keyword.
  package static func isPlain(_ word: String) -> Bool {
    isASCIIName(word) && !keywords.contains(word)
  }

  /// Whether a word can stand before a parameter, without backticks: all keywords can but those that
  /// once stood there themselves.
  package static func isLabel(_ word: String) -> Bool {
    isASCIIName(word) && !["inout", "let", "var"].contains(word)
  }

  private static func isASCIIName(_ word: String) -> Bool {
    guard let first = word.utf8.first, !isDigit(first) else { return false }
    return word.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
