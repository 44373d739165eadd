import Mustache
import PlauditKit
import PlauditModel

/// What the template of messages shows.
struct TextsValues {
  private(set) var diagnostics = Diagnostics()
  private let catalogue: Catalogue
  private let name: String
  /// Gathered once: it takes a walk through all texts.
  private let styles: [NumberStyle]

  init(_ catalogue: Catalogue, name: String) {
    self.catalogue = catalogue
    styles = catalogue.numberStyles
    self.name = name
  }

  var value: MustacheValue {
    mutating get {
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
        "messages": .list(accessors.messageNames.map { .string($0) }),
        "accessors": members.accessors,
        "groups": members.groups,
      ]
    }
  }

  private mutating func language(_ tag: String, _ rules: RuleFunctions) -> MustacheValue? {
    let chain = catalogue.chain
    let grammar = LanguageGrammar(
      tag, styles: styles, isolation: chain.isolation(of: tag))
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

  private mutating func table(
    _ tag: String, _ categories: [PluralKind: [PluralCategory]]
  ) -> CompactTable? {
    do throws(CompactFormLimit) {
      var messages: [String?] = []
      for message in catalogue.messages {
        let writer = CompactWriter(
          arguments: message.arguments.map(\.name), styles: styles,
          categories: categories)
        if let text = message.texts[tag] {
          messages.append(try writer.message(text.pattern))
        } else {
          messages.append(nil)
        }
      }
      return try CompactTable(messages)
    } catch {
      let place = catalogue.messages.compactMap { $0.texts[tag]?.location }.first
      diagnostics.add(.textsTooLong(tag), at: place ?? SourceLocation(path: tag))
      return nil
    }
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
}
