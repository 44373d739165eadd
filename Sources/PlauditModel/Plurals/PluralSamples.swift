package import PlauditKit

/// The numbers that CLDR gives as examples of a category.
package struct PluralSamples: Sendable, Hashable {
  /// Numbers written without a fraction. Empty when only fractions have the category.
  package let integers: PluralSampleList
  /// Numbers written with a fraction, or in compact form.
  package let decimals: PluralSampleList
}

/// Samples such as `0, 2~16, 100, 1000000, …`.
package struct PluralSampleList: Sendable, Hashable {
  /// One number, or the numbers of a run such as `2~16`, each as CLDR writes numbers: `1.50`,
  /// `1c6`. Never empty.
  package let runs: [[String]]
  /// Whether more numbers than these have the category.
  package let isOpen: Bool

  static let none = Self(runs: [], isOpen: false)

  /// The samples as CLDR writes them, runs as one: `2~16`.
  package var texts: [String] {
    runs.map { run in
      guard let first = run.first, let last = run.last, run.count > 1 else { return run.joined() }
      return "\(first)~\(last)"
    }
  }

  /// The samples one by one, runs written out, in the notation that `PluralOperands` reads.
  package var numbers: [String] { Array(runs.joined()) }
}

extension PluralRules {
  /// A number that takes a category: a whole one where any does, and else one whose decimals show.
  package func sample(of category: PluralCategory) -> String? {
    let samples = samples[category]
    return samples?.integers.numbers.first
      ?? samples?.decimals.numbers.first { ["1.5", "0.5"].contains($0) }
      ?? samples?.decimals.numbers.first { !$0.hasSuffix("0") }
  }
}

extension PluralSampleList {
  /// More than CLDR ever puts into one.
  private static let longestRun: UInt64 = 1000

  /// All numbers from one to another, in steps of the last digit that is written.
  ///
  /// - Returns: `nil` when they do not make a run: each has to have as many fraction digits as the
  ///   other and no exponent, and they have to rise, by 1000 steps at most.
  static func run(from first: String, through last: String) -> [String]? {
    let places = fractionDigits(first)
    guard places == fractionDigits(last),
      let start = UInt64(first.filter { $0 != "." }), let end = UInt64(last.filter { $0 != "." }),
      start < end, end - start <= longestRun
    else { return nil }
    return (start...end).map { decimal($0, places: places) }
  }

  private static func fractionDigits(_ number: String) -> Int {
    number.split(separator: ".", maxSplits: 1).dropFirst().first?.count ?? 0
  }

  private static func decimal(_ digits: UInt64, places: Int) -> String {
    let digits = String(digits)
    guard places > 0 else { return digits }
    let padded = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
    return "\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
