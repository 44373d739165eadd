internal import PlauditKit

/// The words, signs and numbers of plural rules, with the spaces before them left out.
struct PluralRuleScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = Array(text.utf8)[...]
    skipSpaces()
  }

  var isAtEnd: Bool { rest.isEmpty }

  func expected(_ what: String) -> PluralRuleError {
    PluralRuleError(offset: rest.startIndex, expected: what)
  }

  mutating func take(_ sign: String) -> Bool {
    guard rest.starts(with: sign.utf8) else { return false }
    advance(by: sign.utf8.count)
    return true
  }

  mutating func take(word: String) -> Bool {
    guard rest.prefix(while: isLetter).elementsEqual(word.utf8) else { return false }
    advance(by: word.utf8.count)
    return true
  }

  mutating func takeWord() -> String? {
    take(while: isLetter) { $0.isEmpty ? nil : $0 }
  }

  /// `nil` also for a number beyond `UInt64`.
  mutating func takeNumber() -> UInt64? {
    take(while: isDigit) { UInt64($0) }
  }

  /// A number in the notation of samples.
  mutating func takeSample() -> String? {
    take(while: { isDigit($0) || ".ce".utf8.contains($0) }) { PluralOperands($0) == nil ? nil : $0 }
  }

  /// Stays where it is when there is no such value.
  private mutating func take<Value>(
    while belongs: (UInt8) -> Bool, as value: (String) -> Value?
  ) -> Value? {
    let taken = rest.prefix(while: belongs)
    guard let value = value(String(decoding: taken, as: UTF8.self)) else { return nil }
    advance(by: taken.count)
    return value
  }

  private mutating func advance(by count: Int) {
    rest.removeFirst(count)
    skipSpaces()
  }

  private mutating func skipSpaces() {
    rest = rest.drop { " \t\n\r".utf8.contains($0) }
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
