/// Writes integer digits in a language's own script, in groups.
struct DigitWriter: Sendable, Hashable {
  /// The UTF-8 of a digit, first byte lowest. What is longer than four bytes does not exist.
  private let digits: SIMD16<UInt32>
  private let digitLength: Int
  private let separator: UInt64
  private let separatorLength: Int

  /// - Parameters:
  ///   - digits: The ten digits in order, all of one UTF-8 length.
  ///   - grouping: The separator; of one that is longer than eight bytes, the first eight.
  init(digits: String, grouping: String) {
    let bytes = Array(digits.utf8)
    let length = max(1, min(bytes.count / 10, 4))
    digitLength = length
    var table = SIMD16<UInt32>(repeating: UInt32(UInt8(ascii: "?")))
    for digit in 0..<10 where (digit + 1) * length <= bytes.count {
      table[digit] = bytes[digit * length..<(digit + 1) * length].reversed()
        .reduce(0) { $0 << 8 | UInt32($1) }
    }
    self.digits = table
    let between = grouping.utf8.prefix(8)
    separator = between.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    separatorLength = between.count
  }

  /// Writes `zeros` zeros behind the digits of `number`, in groups.
  @inline(__always)
  func write(
    _ number: UInt64, zeros: Int = 0, grouping: Grouping, to output: inout UTF8Output
  ) {
    let count = Self.digitCount(number) + zeros
    let separators = grouping.separators(count)
    let length = count * digitLength + separators * separatorLength
    guard let start = output.reserve(length) else { return }
    if digitLength == 1, zeros == 0, separatorLength <= 2 {
      writeASCII(number, grouping, separators, backwardsFrom: start + length)
    } else {
      writeAny(number, zeros, count, grouping, separators, backwardsFrom: start + length)
    }
  }

  @inline(__always)
  private func writeASCII(
    _ number: UInt64, _ grouping: Grouping, _ separators: Int,
    backwardsFrom end: UnsafeMutablePointer<UInt8>
  ) {
    var end = end
    var rest = number
    var left = separators > 0 ? grouping.primary : .max
    let (low, high) = (
      UInt8(truncatingIfNeeded: separator), UInt8(truncatingIfNeeded: separator >> 8)
    )
    let zero = UInt8(truncatingIfNeeded: digits[0])
    repeat {
      if left == 0 {
        if separatorLength == 2 {
          end -= 2
          end[1] = high
          end[0] = low
        } else if separatorLength == 1 {
          end -= 1
          end.pointee = low
        }
        left = grouping.secondary
      }
      end -= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      end.pointee = zero &+ UInt8(truncatingIfNeeded: digit)
      rest = quotient
      left &-= 1
    } while rest > 0
  }

  private func writeAny(
    _ number: UInt64, _ zeros: Int, _ count: Int, _ grouping: Grouping, _ separators: Int,
    backwardsFrom end: UnsafeMutablePointer<UInt8>
  ) {
    var end = end
    var rest = number
    var left = separators > 0 ? grouping.primary : .max
    for place in 0..<count {
      if left == 0 {
        end -= separatorLength
        for byte in 0..<separatorLength {
          end[byte] = UInt8(truncatingIfNeeded: separator >> (8 * UInt64(byte)))
        }
        left = grouping.secondary
      }
      var digit = 0
      if place >= zeros {
        digit = Int(rest % 10)
        rest /= 10
      }
      end -= digitLength
      put(digit, at: end)
      left -= 1
    }
  }

  /// Writes fraction digits: `number` with zeros in front up to `count` digits.
  func write(fraction number: UInt64, count: Int, to output: inout UTF8Output) {
    guard let start = output.reserve(count * digitLength) else { return }
    var rest = number
    for place in (0..<count).reversed() {
      put(Int(rest % 10), at: start + place * digitLength)
      rest /= 10
    }
  }

  @inline(__always)
  private func put(_ digit: Int, at place: UnsafeMutablePointer<UInt8>) {
    let bytes = digits[digit]
    for byte in 0..<digitLength {
      place[byte] = UInt8(truncatingIfNeeded: bytes >> (8 * UInt32(byte)))
    }
  }

  @inline(__always)
  private static func digitCount(_ number: UInt64) -> Int {
    var rest = number
    var count = 1
    // Four digits at a time: most numbers are done after one step or two.
    while rest >= 10_000 {
      rest /= 10_000
      count += 4
    }
    if rest >= 100 { return count + (rest >= 1000 ? 3 : 2) }
    return rest >= 10 ? count + 1 : count
  }
}

/// How integer digits fall into groups.
struct Grouping: Sendable, Hashable {
  let primary: Int
  let secondary: Int
  let minimum: Int

  static let none = Grouping(primary: 0, secondary: 0, minimum: 1)

  init(primary: Int, secondary: Int, minimum: Int) {
    self.primary = max(0, primary)
    self.secondary = secondary > 0 ? secondary : max(1, primary)
    self.minimum = minimum
  }

  /// How many separators stand between so many digits.
  @inline(__always)
  func separators(_ count: Int) -> Int {
    let beyond = count - primary
    guard primary > 0, beyond > 0, beyond >= minimum else { return 0 }
    return 1 + (beyond - 1) / secondary
  }
}
