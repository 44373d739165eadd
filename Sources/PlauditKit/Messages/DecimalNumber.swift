/// A finite number as decimal digits: `coefficient` times ten to the `exponent`.
struct DecimalNumber {
  private(set) var isNegative: Bool
  /// The digits, without the sign.
  private(set) var coefficient: UInt64
  private(set) var exponent: Int

  @inline(__always)
  init(_ value: Int) {
    isNegative = value < 0
    coefficient = UInt64(value.magnitude)
    exponent = 0
  }

  /// The shortest decimal that stands for the value, as ICU takes it: 0.1 is one tenth, although
  /// the nearest binary number is not.
  ///
  /// - Parameter value: Finite.
  init(_ value: Double) {
    isNegative = value.sign == .minus
    let magnitude = value.magnitude
    // Where few digits do, dividing them gives the value back exactly; only what is left, numbers
    // of sixteen digits and more, needs the search that `description` makes.
    var power = 1.0
    for places in 0...6 {
      let scaled = (magnitude * power).rounded()
      guard scaled < 1e15 else { break }
      if scaled / power == magnitude {
        (coefficient, exponent) = (UInt64(scaled), -places)
        return
      }
      power *= 10
    }
    (coefficient, exponent) = Self.digits(of: magnitude.description)
  }

  /// Reads what Swift describes as `12.5`, `1e+20` or `1.5e-07`. No Double has more than 17 digits.
  private static func digits(of description: String) -> (coefficient: UInt64, exponent: Int) {
    var coefficient: UInt64 = 0
    var exponent = 0
    var isFraction = false
    var bytes = description.utf8[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"): return (coefficient, exponent + (Int(Substring(bytes)) ?? 0))
      default:
        // Zeros in front of the point of a large number count as powers of ten.
        guard coefficient < 1_000_000_000_000_000_000 else {
          if !isFraction { exponent += 1 }
          continue
        }
        coefficient = coefficient * 10 + UInt64(byte & 0x0F)
        if isFraction { exponent -= 1 }
      }
    }
    return (coefficient, exponent)
  }

  /// Times a power of ten.
  mutating func scale(by power: Int) {
    exponent += power
  }

  /// Leaves at most so many fraction digits, half to even, and no zeros at their end.
  mutating func round(fractionDigits most: Int) {
    let dropped = -exponent - most
    if dropped > 0 {
      let power = dropped < Self.powers.count ? Self.powers[dropped] : 0
      let (kept, rest) =
        power > 0 ? coefficient.quotientAndRemainder(dividingBy: power) : (0, coefficient)
      let half = power / 2
      let roundsUp = power > 0 && (rest > half || (rest == half && !kept.isMultiple(of: 2)))
      coefficient = kept + (roundsUp ? 1 : 0)
      exponent = -most
    }
    while exponent < 0, coefficient.isMultiple(of: 10) {
      coefficient /= 10
      exponent += 1
    }
  }

  /// Whether the number is 1, or -1, whatever zeros it is written with.
  var isOne: Bool { coefficient == 1 && exponent == 0 }

  /// Whether every digit is zero.
  var isZero: Bool { coefficient == 0 }

  /// The digits before the decimal separator, and how many zeros follow them there.
  var integer: (digits: UInt64, zeros: Int) {
    if exponent >= 0 { return (coefficient, coefficient == 0 ? 0 : exponent) }
    return -exponent < Self.powers.count ? (coefficient / Self.powers[-exponent], 0) : (0, 0)
  }

  /// The digits after it as a number, and how many they are.
  var fraction: (digits: UInt64, count: Int) {
    guard exponent < 0, -exponent < Self.powers.count else { return (0, 0) }
    return (coefficient % Self.powers[-exponent], -exponent)
  }

  /// The powers of ten that fit.
  static let powers: [UInt64] = (0..<20).map { place in
    (0..<place).reduce(1) { power, _ in power * 10 }
  }
}

extension DecimalNumber {
  /// The power of ten that the highest digit stands for; 0 for zero.
  var power: Int {
    guard coefficient > 0 else { return 0 }
    let count = Self.powers.firstIndex { coefficient < $0 } ?? Self.powers.count
    return count - 1 + exponent
  }
}

extension PluralOperands {
  /// The operands of a number that is written with so many fraction digits, times ten to the
  /// `exponent` where it is compact. (UTS 35: a compact number has the operands of its full value.)
  init(_ number: DecimalNumber, fractionDigits: Int, exponent: Int) {
    var full = number
    full.scale(by: exponent)
    let (digits, zeros) = full.integer
    let (fraction, count) = full.fraction
    let visible = max(fractionDigits - exponent, count)
    var fractionWithZeros = fraction
    for _ in count..<visible {
      fractionWithZeros = Self.bounded(fractionWithZeros, appending: 0)
    }
    self.init(
      i: (0..<min(zeros, 20)).reduce(digits) { number, _ in Self.bounded(number, appending: 0) },
      v: visible, w: count, f: fractionWithZeros, t: fraction, e: exponent)
  }
}
