import Mustache
import PlauditKit
import PlauditModel

/// What the template of messages shows.
struct TextsValues {
  private(set) var diagnostics = Diagnostics()
  private let catalogue: Catalogue
  private let name: String
  private let chain: LanguageChain
  private let styles: [NumberStyle]
  /// The names of each message's arguments.
  private let arguments: [[String]]

  init(_ catalogue: Catalogue, name: String) {
    self.catalogue = catalogue
    self.name = name
    chain = catalogue.chain
    styles = catalogue.numberStyles
    arguments = catalogue.messages.map { $0.arguments.map(\.name) }
  }

  var value: MustacheValue {
    mutating get {
      checkCases()
      let accessors = AccessorGroup(
        catalogue.messages, reserved: ["language"], into: &diagnostics)
      let rules = RuleFunctions(catalogue)
      var languages: [MustacheValue] = []
      for tag in catalogue.languages {
        if let values = language(tag, rules) { languages.append(values) }
      }
      let members = AccessorValues(accessors, catalogue, into: &diagnostics)
      return [
        "name": .string(name),
        "sourceCase": .string(languageCase(catalogue.sourceLanguage)),
        "sourceTag": .string(catalogue.sourceLanguage),
        "count": .string("\(catalogue.languages.count)"),
        "languages": .list(languages),
        "rightToLeft": .string(
          catalogue.languages.filter(ICU.isRightToLeft)
            .map { "." + SwiftName.declared(languageCase($0)) }.joined(separator: ", ")),
        "aliases": .string(LanguageAliases(catalogue).text),
        "rules": .list(rules.values),
        "keys": .string(catalogue.messages.map(\.key.value).joined(separator: "\n")),
        "accessors": members.accessors,
        "groups": members.groups,
      ]
    }
  }

  private mutating func language(_ tag: String, _ rules: RuleFunctions) -> MustacheValue? {
    let grammar = LanguageGrammar(tag, styles: styles, isolation: chain.isolation(of: tag))
    guard let table = table(tag, grammar.categories) else { return nil }
    let name = languageCase(tag)
    return [
      "tag": .string(tag),
      "case": .string(SwiftName.declared(name)),
      "rawValue": .bool(name != tag),
      "name": .string(SwiftLiteral.comment(ICU.displayName(of: tag, in: "en") ?? tag)),
      "index": .string(table.index),
      "messages": .list(table.messages.filter { !$0.isEmpty }.map { .string($0) }),
      "numbers": .string(NumberSymbolsSwift.expression(grammar.numbers)),
      "styles": .list(grammar.styles.map { .string(NumberPatternSwift.expression($0)) }),
      "hasStyles": .bool(!grammar.styles.isEmpty),
      "cardinal": .string(rules.name(of: .cardinal, for: tag) ?? ""),
      "ordinal": .string(rules.name(of: .ordinal, for: tag) ?? ""),
      "ranges": .string(grammar.ranges.code),
      "isolation": .string("\(grammar.isolation)"),
      "fallback": .string(
        chain.fallback(of: tag).map { SwiftName.declared(languageCase($0)) } ?? ""),
    ]
  }

  /// Languages whose tags differ in hyphens only would be one case.
  private mutating func checkCases() {
    var tags: [String: String] = [:]
    for tag in catalogue.languages {
      let name = languageCase(tag)
      if let first = tags.updateValue(tag, forKey: name) {
        diagnostics.add(.sameCase(name, first, tag), at: place(of: tag))
      }
    }
  }

  private mutating func table(
    _ tag: String, _ categories: [PluralKind: [PluralCategory]]
  ) -> CompactTable? {
    let language = CompactLanguage(styles: styles, categories: categories)
    let messages = zip(catalogue.messages, arguments).map { message, arguments in
      compact(message, in: tag, CompactWriter(arguments: arguments, in: language))
    }
    do throws(CompactFormLimit) {
      return try CompactTable(messages)
    } catch {
      diagnostics.add(.textsTooLong(tag), at: place(of: tag))
      return nil
    }
  }

  /// `nil` also where the message is beyond what the compact form holds, which is told.
  private mutating func compact(
    _ message: Message, in tag: String, _ writer: CompactWriter
  ) -> String? {
    guard let text = message.texts[tag] else { return nil }
    do throws(CompactFormLimit) {
      return try writer.message(text.pattern)
    } catch {
      diagnostics.add(.beyond(error), at: text.location)
      return nil
    }
  }

  /// The language's file; a language without one is a word of the manifest's, beside the source's.
  private func place(of tag: String) -> SourceLocation {
    catalogue.files[tag] ?? catalogue.files[catalogue.sourceLanguage] ?? SourceLocation(path: tag)
  }
}

/// `pt-BR` → `ptBR`.
func languageCase(_ tag: String) -> String {
  SwiftName.camelCase(tag) ?? tag
}

extension Diagnostic.Message {
  static func textsTooLong(_ tag: String) -> Self {
    error(
      "texts-too-long", "the texts of \(tag) are longer than 8 MB together; split the catalogue")
  }

  static func beyond(_ limit: CompactFormLimit) -> Self {
    switch limit {
    case .tooLong:
      error("texts-too-long", "a part of this message is longer than 16 MB; write shorter texts")
    case .tooManyArguments:
      error("argument-count", "more than 64 arguments in one message; write shorter messages")
    case .tooManyStyles:
      error("number-style", "more than 63 number styles in all messages; use fewer")
    }
  }

  static func sameCase(_ name: String, _ first: String, _ second: String) -> Self {
    error(
      "identifier-collision",
      "the languages \(first) and \(second) would both be the Swift name \(name); leave one out")
  }
}
