import Foundation
import PlauditKit
import PlauditModel
import Testing

/// Held against the JavaScript engine's Intl, which has an ICU of its own, mostly a newer one. What
/// differs is listed by language; with the CLDR versions that this was written for (42 and 48) each
/// is a change of CLDR's data.
@Suite(.enabled(if: Intl.node != nil, "node is not installed"))
struct IntlTests {
  /// What CLDR changed in the writing of numbers between 42 and 48, by language.
  private static let changedNumbers = [
    "ar": "Latin digits where no region calls for others",
    "de": "in Switzerland and Liechtenstein a straight apostrophe groups", "gsw": "the same",
    "en": "the same in Switzerland", "wae": "the same",
    "eo": "the space that groups is narrow", "kok": "groups of two digits",
    "rm": "a space groups, a comma separates decimals", "km": "a comma groups, a point separates",
    "sd": "a point separates decimals", "hu": "minimum grouping 2", "hy": "minimum grouping 2",
    "it": "minimum grouping 2", "sl": "minimum grouping 2",
  ]
  /// What it changed in plural rules.
  private static let changedPlurals = [
    "cv": "rules, where there were none", "kok": "the same",
  ]

  @Test func numbersAndCategoriesAreThoseOfIntl() throws {
    let tags = ICU.availableTags.filter { ICU.canonicalTag($0) == $0 }
    let intl = try Intl.rows(tags)
    #expect(intl.count > 300)
    var numbers: Set<String> = []
    var plurals: Set<String> = []
    for (tag, row) in intl {
      let format = NumberFormat(ICU.numberSymbols(for: tag))
      let ours = Intl.numbers.map { number in
        Int(exactly: number).map { format.text(.integer($0)) } ?? format.text(.number(number))
      }
      let language = String(tag.prefix { $0 != "-" })
      if ours != row.numbers, Self.changedNumbers[language] == nil { numbers.insert(tag) }
      for (kind, categories) in [(PluralKind.cardinal, row.cardinal), (.ordinal, row.ordinal)] {
        let rules = PluralRules.forLanguage(tag, kind: kind)
        let ours = (0...1200).map { rules.category(for: PluralOperands($0)).rawValue }
        let decimals = Intl.decimals.map {
          PluralOperands($0).map { rules.category(for: $0).rawValue } ?? ""
        }
        let theirs = kind == .cardinal ? row.cardinalDecimals : row.ordinalDecimals
        if !categories.isEmpty, ours != categories || decimals != theirs,
          Self.changedPlurals[language] == nil
        {
          plurals.insert("\(tag) \(kind)")
        }
      }
    }
    #expect(numbers.isEmpty, "\(numbers.sorted())")
    #expect(plurals.isEmpty, "\(plurals.sorted())")
  }
}

/// Runs node.
private enum Intl {
  static let numbers: [Double] = [
    0, 1, 2, 5, 11, 21, 999, 1000, 1234, 10_000, 12_345, 1_234_567, 12_345_678, -5, 0.5, 1.5,
    1234.5,
  ]

  /// As they are written: how many digits follow the separator may decide the category.
  static let decimals = (0...30).flatMap { whole in
    ["0", "1", "5", "00", "10", "01", "21", "99", "100", "001"].map { "\(whole).\($0)" }
  }

  struct Row: Decodable {
    let numbers: [String]
    let cardinalDecimals: [String]
    let ordinalDecimals: [String]
    let cardinal: [String]
    let ordinal: [String]
  }

  static let node = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  static func rows(_ tags: [String]) throws -> [String: Row] {
    let script = """
      const rows = {};
      for (const tag of \(tags)) {
        if (Intl.NumberFormat.supportedLocalesOf([tag]).length == 0) continue;
        const format = new Intl.NumberFormat(tag);
        const whole = Array.from({length: 1201}, (_, number) => number);
        const select = type => {
          if (Intl.PluralRules.supportedLocalesOf([tag]).length == 0) return [];
          const rules = new Intl.PluralRules(tag, {type});
          return whole.map(number => rules.select(number));
        };
        const decimals = type => \(decimals).map(text => {
          const digits = text.split(".")[1].length;
          return new Intl.PluralRules(tag, {
            type, minimumFractionDigits: digits, maximumFractionDigits: digits,
          }).select(Number(text));
        });
        rows[tag] = {
          cardinalDecimals: decimals("cardinal"), ordinalDecimals: decimals("ordinal"),
          numbers: \(numbers).map(number => format.format(number)),
          cardinal: select("cardinal"), ordinal: select("ordinal"),
        };
      }
      console.log(JSON.stringify(rows));
      """
    let process = Process()
    process.executableURL = URL(filePath: node ?? "")
    process.arguments = ["-e", script]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode([String: Row].self, from: output)
  }
}
