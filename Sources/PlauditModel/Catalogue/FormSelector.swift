package import PlauditKit

/// The numbers that a form is for.
package enum FormSelector: Sendable, Hashable {
  case category(PluralCategory)
  /// One number, as it was written after `=`: an integer or a decimal, perhaps negative.
  case exact(String)
}

extension FormSelector {
  /// Reads `one` or `=1`. Which numbers may follow `=` is ICU's rule for plural messages.
  package init?(_ word: some StringProtocol) {
    if let category = PluralCategory(rawValue: String(word)) {
      self = .category(category)
    } else if word.first == "=", Self.isNumber(word.dropFirst()) {
      self = .exact(String(word.dropFirst()))
    } else {
      return nil
    }
  }

  private static func isNumber(_ word: some StringProtocol) -> Bool {
    var digits = word.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
  }

  /// The selector with one spelling for each number: `=01` and `=1.0` are both `=1`.
  package var canonical: FormSelector {
    guard case .exact(let number) = self else { return self }
    let isNegative = number.hasPrefix("-")
    let parts = number.drop { $0 == "-" }
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.first.map { $0.drop { $0 == "0" } } ?? ""
    var fraction = parts.dropFirst().first ?? ""
    while fraction.last == "0" { fraction.removeLast() }
    let size = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    return .exact(isNegative && size != "0" ? "-" + size : String(size))
  }
}

extension FormSelector: CustomStringConvertible {
  package var description: String {
    switch self {
    case .category(let category): category.rawValue
    case .exact(let number): "=" + number
    }
  }
}
