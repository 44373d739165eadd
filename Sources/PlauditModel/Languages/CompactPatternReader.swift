import PlauditKit

/// Reads a language's patterns for compact numbers off what ICU writes for sample numbers: for each
/// power of ten and each plural category that its numbers can have.
struct CompactPatternReader {
  /// The powers that CLDR has patterns for. Few languages have names beyond the trillions, as
  /// Japanese does.
  private static let powers = 3...19
  private static let usualPowers = 3...14

  /// Numbers that between them have every category that any language knows.
  private static let samples = Array(1...30) + [40, 42, 44, 46, 49, 60] + Array(100...111) + [200]
  private static let tenths = [11, 12, 13, 15, 21, 101, 111, 112, 123, 1001, 1111, 1234]

  private let whole: ICU.NumberFormatter
  private let tenths: ICU.NumberFormatter
  private let cardinal: PluralRules
  /// Writes the digits without any pattern.
  private let digits: NumberFormat

  init(_ skeleton: String, _ tag: String, _ symbols: NumberSymbols, _ cardinal: PluralRules) {
    whole = ICU.NumberFormatter(tag, skeleton)
    tenths = ICU.NumberFormatter(tag, skeleton + " .0")
    self.cardinal = cardinal
    digits = NumberFormat(symbols, NumberPattern("c"))
  }

  /// As `CompactPatterns` reads it.
  var code: String {
    let largest = divisor(Self.usualPowers.upperBound)
    return Self.powers.flatMap { power -> [String] in
      guard let divisor = divisor(power),
        Self.usualPowers.contains(power) || divisor != largest
      else { return [] }
      var patterns: [(letters: String, text: String)] = []
      for (letter, text) in forms(power, divisor) {
        if patterns.contains(where: { $0.letters.contains(letter) }) { continue }
        if let same = patterns.firstIndex(where: { $0.text == text }) {
          patterns[same].letters.append(letter)
        } else {
          patterns.append((String(letter), text))
        }
      }
      return patterns.map { "\(power) \($0.letters) \(divisor) \($0.text)" }
    }.joined(separator: "|")
  }

  /// What ICU writes around sample numbers of a power of ten, with their categories' letters.
  private func forms(_ power: Int, _ divisor: Int) -> [(Character, String)] {
    let least = power - divisor
    // Beyond three digits only round numbers matter, and behind the last power there are millions.
    let scale = least > 2 ? String(repeating: "0", count: least) : ""
    var numbers = Self.samples.map { "\($0)" }.filter {
      $0.count == (scale.isEmpty ? least + 1 : 1)
    }
    .map { $0 + scale }
    if power >= Self.usualPowers.upperBound { numbers.append("1000000") }
    let fractions = Self.tenths.map { "\($0)" }.filter { $0.count == least + 2 }
    return numbers.compactMap { form($0, exponent: divisor, divisor) }
      + fractions.compactMap { form($0, exponent: divisor - 1, divisor) }
  }

  private func form(
    _ sample: String, exponent: Int, _ divisor: Int
  ) -> (Character, String)? {
    let isWhole = exponent == divisor
    let number = isWhole ? sample : "\(sample.dropLast()).\(sample.suffix(1))"
    guard let operands = PluralOperands(number), let value = Double(number),
      let text = (isWhole ? whole : tenths).text("\(sample)e\(exponent)")
    else { return nil }
    let letter =
      number == "1"
      ? CompactPatterns.exactlyOne : CompactForm.letter(for: cardinal.category(for: operands))
    let shown = digits.text(.number(value))
    guard let place = text.firstRange(of: shown) else { return (letter, text) }
    let negative = whole.text("-\(sample)e\(exponent)") ?? ""
    let prefix = text[..<place.lowerBound]
    // Swahili writes the sign before the digits: "elfu -1".
    let isInside = !prefix.isEmpty && negative.hasPrefix(prefix)
    let sign = isInside ? CompactPatterns.sign : ""
    return (letter, "\(prefix)\(sign)#\(text[place.upperBound...])")
  }

  /// By which power of ten the language divides ten to the `power`.
  private func divisor(_ power: Int) -> Int? {
    // Two of them, not one: "mille" stands for a number without writing one.
    guard let text = whole.text("2e\(power)") else { return nil }
    let count = text.filter { digits.symbols.digits.contains($0) }.count
    return count > 0 ? power - count + 1 : nil
  }
}
