import Foundation
import PlauditKit
import PlauditModel
import PlauditWriters
import TestSupport
import Testing

/// What the page of a preview runs, in node: every locale that ICU has, held against what apps run.
@Suite(.enabled(if: node != nil, "node is not installed"))
struct LanguageJavaScriptTests {
  private static let styles = ["integer", "percent", "::compact-short", "::compact-long", "::.00"]
    .compactMap { NumberStyle(icu: $0) }

  private static var numbers: [String] {
    (0...1200).map { "\($0)" } + (4...18).map { "1" + String(repeating: "0", count: $0) }
      + [
        "-1", "-1234", "-0.5", "0.5", "1.0", "1.5", "2.50", "0.05", "0.1235", "0.1245", "1234.5",
        "999.9995", "9999.9996", "12345678.25", "0.0001", "3.1", "21.1", "1000000.5",
      ]
  }

  @Test func numbersAndFormsAreThoseOfTheApp() throws {
    let tags = ICU.availableTags
    let numbers = Self.numbers
    let codes = [""] + Self.styles.map(\.code)
    // The many whole numbers by the plain style only, which is what they are in nearly all messages.
    let few = Array(numbers.suffix(60))
    // Many locales are alike: what is the same to the letter is run once.
    let groups = Dictionary(
      grouping: tags.concurrentMap { tag in
        (tag, LanguageJavaScript(LanguageGrammar(tag, styles: Self.styles)).object)
      }, by: \.1
    ).mapValues { $0.map(\.0) }
    #expect(groups.count > 50)
    let objects = groups.map { "\(JavaScriptText.string($0.value[0])): \($0.key)" }
    let script = """
      const languages = {\(objects.joined(separator: ",\n"))};
      const rows = {};
      for (const [tag, language] of Object.entries(languages)) {
        const row = (code, numbers) => numbers.map(text => {
          const number = readDecimal(text);
          if (number === null) {
            const [digits, zeros] = [text.replace(/0+$/, ""), /0*$/.exec(text)[0].length];
            return row(code, [`${digits}e${zeros}`])[0];
          }
          return formatNumber(language, number, code) + " "
            + pluralCategory(language, "cardinal", number, code) + " "
            + pluralCategory(language, "ordinal", number, code);
        });
        rows[tag] = \(JavaScriptText.strings(codes)).map((code, place) =>
          row(code, place === 0 ? \(JavaScriptText.strings(numbers)) : \(JavaScriptText.strings(few))));
      }
      console.log(JSON.stringify(rows));
      """
    let rows = try Program.inFolder { folder in
      try (Self.library + script).write(
        to: folder.appending(path: "run.js"), atomically: true, encoding: .utf8)
      let run = try #require(node).run(["run.js"], in: folder)
      return try JSONDecoder().decode([String: [[String]]].self, from: run.output)
    }
    #expect(rows.count == groups.count)
    let differences = Array(rows).concurrentMap { tag, rows -> [String] in
      let grammar = LanguageGrammar(tag, styles: Self.styles)
      return zip(codes.indices, rows).flatMap { place, row in
        let app = App(grammar, style: place == 0 ? nil : place - 1)
        return zip(place == 0 ? numbers : few, row).compactMap { number, theirs in
          let ours = app.row(number)
          return ours == theirs ? nil : "\(tag) \(codes[place]) \(number): \(theirs), not \(ours)"
        }
      }
    }.flatMap(\.self)
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(10))")
  }

  /// What an app writes.
  private struct App {
    private let runtime: MessageGrammar
    private let format: NumberFormat
    private let messages: [String]

    init(_ grammar: LanguageGrammar, style: Int?) {
      runtime = grammar.runtime
      format = NumberFormat(grammar.numbers, style.map { grammar.styles[$0].pattern })
      let writer = CompactWriter(arguments: ["n"], in: CompactLanguage(styles: styles))
      messages = PluralKind.allCases.compactMap { kind in
        let choice = PluralChoice(
          argument: "n", kind: kind, style: style.map { styles[$0] },
          branches: grammar.rules(kind).categories.map {
            PluralChoice.Branch(selector: .category($0), pattern: [.text($0.rawValue)])
          })
        return try? writer.message([.plural(choice)])
      }
    }

    func row(_ number: String) -> String {
      guard let value = MessageArgument(number: number) else { return "" }
      let forms = messages.map { runtime.text(compact: $0, [value]) }
      return ([format.text(value, runtime.cardinal)] + forms).joined(separator: " ")
    }
  }

  private static var library: String {
    get throws {
      let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try String(
        contentsOf: package.appending(path: "templates/preview/numbers.js"), encoding: .utf8)
    }
  }
}

private let node = Program("node")

extension LanguageGrammar {
  fileprivate func rules(_ kind: PluralKind) -> PluralRules {
    kind == .cardinal ? cardinal : ordinal
  }
}
