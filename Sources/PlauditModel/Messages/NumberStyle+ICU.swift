package import PlauditKit

extension NumberStyle {
  /// Reads what stands after `number` in a message: `integer`, `percent`, or a skeleton such as
  /// `::compact-short` or `::.00 sign-always` (ICU, "Number Skeletons").
  ///
  /// - Returns: `nil` for what Plaudit does not write.
  package init?(icu text: some StringProtocol) {
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" }
    self.init()
    switch words.first {
    case nil: return
    case "integer" where words.count == 1: mostFractionDigits = 0
    case "percent" where words.count == 1:
      (isPercent, isHundredfold, mostFractionDigits) = (true, true, 0)
    case .some(let first) where first.hasPrefix("::"):
      // What a skeleton says nothing about is as ICU's NumberFormatter has it.
      mostFractionDigits = 6
      for word in [first.dropFirst(2)] + words.dropFirst().map({ $0[...] }) where !word.isEmpty {
        guard apply(word) else { return nil }
      }
    default: return nil
    }
  }

  private mutating func apply(_ word: some StringProtocol) -> Bool {
    switch word {
    case "compact-short", "compact-long":
      notation = word == "compact-short" ? .compactShort : .compactLong
      if leastFractionDigits == 0 { mostFractionDigits = nil }
    case "percent": isPercent = true
    case "sign-always": hasSign = true
    case "group-off": isGrouped = false
    default:
      let zeros = word.dropFirst()
      guard word.first == ".", (1...9).contains(zeros.count), zeros.allSatisfy({ $0 == "0" })
      else { return false }
      leastFractionDigits = zeros.count
      mostFractionDigits = zeros.count
    }
    return true
  }

  /// What ``init(icu:)`` reads as the style.
  package var icu: String {
    if let word = ["integer", "percent"].first(where: { NumberStyle(icu: $0) == self }) {
      return word
    }
    var words: [String] = []
    switch notation {
    case .plain: break
    case .compactShort: words.append("compact-short")
    case .compactLong: words.append("compact-long")
    }
    if isPercent { words.append("percent") }
    if hasSign { words.append("sign-always") }
    if !isGrouped { words.append("group-off") }
    if leastFractionDigits > 0 {
      words.append("." + String(repeating: "0", count: leastFractionDigits))
    }
    return "::" + words.joined(separator: " ")
  }

  /// Whether a skeleton says the style, and not one of the two words `integer` and `percent`.
  var isSkeleton: Bool {
    self != NumberStyle() && self != NumberStyle(icu: "integer")
      && self != NumberStyle(icu: "percent")
  }

  /// A number with every fraction digit that it has, up to nine.
  static let allDigits = NumberStyle(code: "d09")

  /// The styles and skeleton words that ``init(icu:)`` reads.
  static let spellings =
    "integer, percent, ::compact-short, ::compact-long, ::.0, ::.00, ::percent, ::sign-always "
    + "and ::group-off"
}
