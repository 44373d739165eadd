/// A number as CLDR's decimal patterns write it, with at most three fraction digits, in ASCII.
struct RoundedDecimal {
  private var digits: [UInt8]
  /// How many of the digits stand before the decimal separator; at least one.
  private var point: Int

  /// Without leading zeros, but for the only digit of a number below 1.
  var integerDigits: ArraySlice<UInt8> { digits[..<point] }
  /// Without trailing zeros; empty for a whole number.
  var fractionDigits: ArraySlice<UInt8> { digits[point...] }

  /// Rounds the shortest decimal that stands for the value, half to even, as ICU does: 1.0005 is
  /// 1, although the nearest binary number is not halfway.
  ///
  /// - Parameter value: finite. The sign is left out.
  init(_ value: Double) {
    (digits, point) = Self.shortestDecimal(value.magnitude)
    round(to: 3)
    while digits.count > point, digits.last == zero { digits.removeLast() }
  }

  /// Writes out what Swift describes as `12.5`, `1e+20` or `1.5e-07`.
  private static func shortestDecimal(_ value: Double) -> (digits: [UInt8], point: Int) {
    let parts = value.description.utf8.split(separator: UInt8(ascii: "e"))
    let exponent = parts.count > 1 ? Int(Substring(parts[1])) ?? 0 : 0
    var digits = Array(parts[0])
    var point = digits.count
    if let separator = digits.firstIndex(of: UInt8(ascii: ".")) {
      digits.remove(at: separator)
      point = separator
    }
    point += exponent
    if point < 1 {
      digits.insert(contentsOf: repeatElement(zero, count: 1 - point), at: 0)
      point = 1
    }
    digits += repeatElement(zero, count: max(point - digits.count, 0))
    return (digits, point)
  }

  private mutating func round(to fractionDigits: Int) {
    let end = point + fractionDigits
    guard end < digits.count else { return }
    let rest = digits[end...]
    let half = [UInt8(ascii: "5")]
    // An ASCII digit is odd when its value is.
    let roundsUp =
      rest.elementsEqual(half)
      ? !digits[end - 1].isMultiple(of: 2) : half.lexicographicallyPrecedes(rest)
    digits.removeSubrange(end...)
    if roundsUp { increment() }
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    let nines = digits.reversed().prefix { $0 == UInt8(ascii: "9") }.count
    digits.replaceSubrange((digits.count - nines)..., with: repeatElement(zero, count: nines))
    if nines < digits.count {
      digits[digits.count - nines - 1] += 1
    } else {
      digits.insert(UInt8(ascii: "1"), at: 0)
      point += 1
    }
  }
}

private let zero = UInt8(ascii: "0")
