/// How a message wants a number written, apart from the language: what ICU's number styles and
/// skeletons of a message say.
public struct NumberStyle: Sendable, Hashable {
  /// Whether large numbers are shortened.
  public enum Notation: Sendable, Hashable {
    /// 1,234,567
    case plain
    /// 1.2M
    case compactShort
    /// 1.2 million
    case compactLong
  }

  /// Whether large numbers are shortened.
  public var notation = Notation.plain
  /// How many fraction digits are written at least: 0 to 9.
  public var leastFractionDigits = 0
  /// How many are written at most; the rest is rounded, half to even. `nil` leaves a compact number
  /// two digits that count, and rounds it to a whole one where it has more before the separator.
  public var mostFractionDigits: Int? = 3
  /// Whether a percent sign is written.
  public var isPercent = false
  /// Whether a hundredfold is written: 0.5 as 50.
  public var isHundredfold = false
  /// Whether a number that is not negative has its sign too.
  public var hasSign = false
  /// Whether the integer digits are grouped.
  public var isGrouped = true

  /// `{n, number}`: grouped, with up to three fraction digits.
  public init() {}

  /// Reads what ``code`` writes; whatever else it holds is passed over.
  public init(code: String) {
    var rest = code.utf8[...]
    func digit() -> Int? {
      guard let byte = rest.first, (48...57).contains(byte) else { return nil }
      rest.removeFirst()
      return Int(byte) - 48
    }
    while let letter = rest.popFirst() {
      switch letter {
      case UInt8(ascii: "c"): (notation, mostFractionDigits) = (.compactShort, nil)
      case UInt8(ascii: "C"): (notation, mostFractionDigits) = (.compactLong, nil)
      case UInt8(ascii: "d"):
        leastFractionDigits = digit() ?? 0
        mostFractionDigits = digit() ?? leastFractionDigits
      case UInt8(ascii: "%"): isPercent = true
      case UInt8(ascii: "x"): isHundredfold = true
      case UInt8(ascii: "+"): hasSign = true
      case UInt8(ascii: "u"): isGrouped = false
      default: continue
      }
    }
  }

  /// The style in a few letters, as generated code holds it; empty for `{n, number}`.
  public var code: String {
    var code = ""
    switch notation {
    case .plain: break
    case .compactShort: code += "c"
    case .compactLong: code += "C"
    }
    if let most = mostFractionDigits, notation != .plain || leastFractionDigits != 0 || most != 3 {
      code += "d\(leastFractionDigits)\(most)"
    }
    if isPercent { code += "%" }
    if isHundredfold { code += "x" }
    if hasSign { code += "+" }
    if !isGrouped { code += "u" }
    return code
  }

  /// Whether the style shows fraction digits, so that an app passes a `Double`.
  public var showsFraction: Bool {
    isHundredfold || isPercent || leastFractionDigits > 0
  }
}
