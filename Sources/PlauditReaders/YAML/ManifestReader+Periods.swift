import PlauditModel

/// How people measure time. Months and years are missing, since they differ in length.
private enum TimeUnit: String, CaseIterable {
  case seconds, minutes, hours, days, weeks

  /// `1 day` is as good as `1 days`.
  init?(_ word: some StringProtocol) {
    self.init(rawValue: word.hasSuffix("s") ? String(word) : word + "s")
  }
}

extension ManifestReader {
  static let period = Shape.word(
    matching:
      "^ *[0-9]+ +(\(TimeUnit.allCases.map { $0.rawValue.dropLast() + "s?" }.joined(separator: "|"))) *$"
  )

  /// `122 days`
  mutating func readPeriod(_ node: YAMLNode, _ name: String) -> Manifest.ReviewPrompt.Period? {
    guard let word = node.setting(name, into: &diagnostics) else { return nil }
    let parts = word.value.split(separator: " ")
    guard parts.count == 2, let number = Self.wholeNumber(parts[0]) else {
      diagnostics.add(.notPeriod(word.value), at: word.location)
      return nil
    }
    switch TimeUnit(parts[1]) {
    case .seconds: return .seconds(number)
    case .minutes: return .seconds(number * 60)
    case .hours: return .seconds(number * 3600)
    case .days: return .days(number)
    case .weeks: return .days(number * 7)
    case nil:
      diagnostics.add(.unknownUnit(String(parts[1])), at: word.location)
      return nil
    }
  }

  /// In seconds.
  mutating func readWait(_ node: YAMLNode) -> Int? {
    switch readPeriod(node, "wait") {
    case .seconds(let seconds) where seconds <= 3600: return seconds
    case nil: return nil
    default:
      diagnostics.add(.longWait, at: node.location)
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notPeriod(_ word: String) -> Self {
    .error(
      "duration",
      "`\(word)` is not a length of time: write a whole number (at most"
        + " \(ManifestReader.largestNumber)) and a unit, like `2 seconds` or `122 days`")
  }

  fileprivate static func unknownUnit(_ word: String) -> Self {
    let all = TimeUnit.allCases.map(\.rawValue)
    return .error(
      "duration", "unknown unit of time `\(word)`: \(cure(word, among: all))")
  }

  fileprivate static var longWait: Self {
    .error(
      "duration",
      "`wait` is how long people stay on one screen: write an hour at the most, like `2 seconds`")
  }
}
