/// CLDR's patterns for shortened numbers, in one language and one length ("1.2M", "1.2 million").
///
/// A pattern belongs to a power of ten and a plural category: from that power on, the number is
/// divided so that one to three digits stay, and the pattern's text stands around them.
public struct CompactPatterns: Sendable, Hashable {
  struct Pattern: Sendable, Hashable {
    let prefix: String
    /// Nil where the prefix stands for the number itself, as the Italian "mille" does.
    let suffix: String?
    /// Whether the sign stands before the digits, and not before the prefix.
    let hasSignInside: Bool
  }

  /// Ends a prefix behind which the sign stands.
  package static let sign = "±"

  /// Stands for the number 1 itself, which some languages write without a digit ("mille").
  package static let exactlyOne: Character = "e"

  /// By power of ten and letter.
  private let patterns: [Key: Pattern]
  private let divisors: [Int: Int]
  private let powers: [Int]

  private struct Key: Hashable {
    let power: Int
    let letter: Character
  }

  /// - Parameter code: For each pattern the power of ten, the categories' letters (`z12fmx`, and `e` for
  ///   the number 1 itself), the
  ///   divisor, then prefix and suffix in which `#` ends the prefix; patterns are separated by "|",
  ///   as in "3 x 3 #K|6 x 6 #M".
  public init(code: String) {
    var patterns: [Key: Pattern] = [:]
    var divisors: [Int: Int] = [:]
    for entry in code.split(separator: "|") {
      let parts = entry.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, let power = Int(parts[0]), let divisor = Int(parts[2]) else {
        continue
      }
      let around = parts[3].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let hasSignInside = around[0].hasSuffix(Self.sign)
      let pattern = Pattern(
        prefix: String(hasSignInside ? around[0].dropLast() : around[0]),
        suffix: around.count > 1 ? String(around[1]) : nil, hasSignInside: hasSignInside)
      divisors[power] = divisor
      for letter in parts[1] { patterns[Key(power: power, letter: letter)] = pattern }
    }
    self.patterns = patterns
    self.divisors = divisors
    powers = divisors.keys.sorted()
  }

  /// By which power of ten a number is divided whose highest digit stands for ten to the `power`.
  func divisor(power: Int) -> Int {
    entry(power).flatMap { divisors[$0] } ?? 0
  }

  /// The power whose patterns serve: its own, or the next lower one that has some.
  private func entry(_ power: Int) -> Int? {
    powers.last { $0 <= power }
  }

  func pattern(power: Int, _ category: PluralCategory, isOne: Bool) -> Pattern? {
    guard let power = entry(power) else { return nil }
    func pattern(_ letter: Character) -> Pattern? {
      patterns[Key(power: power, letter: letter)]
    }
    return (isOne ? pattern(Self.exactlyOne) : nil) ?? pattern(CompactForm.letter(for: category))
      ?? pattern(CompactForm.letter(for: .other))
  }
}
