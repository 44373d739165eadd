import PlauditModel

extension ManifestReader {
  static func needKeys(count: ClosedRange<Int>) -> KeyTable {
    let number = Shape.number(1...UInt64(largestNumber))
    return KeyTable(
      [
        .init("any", .list(.named("needs"), atLeast: 1), "One of these must hold."),
        .init("all", .list(.named("needs"), atLeast: 1), "All of these must hold."),
        .init("not", .named("need"), "This must not hold."),
        .init("sessions", number, "At least so many sessions of ten seconds or more."),
        .init("days-of-use", number, "At least so many days of the calendar with a session."),
        .init(
          "days-since-first-use", number, "At least so many times 24 hours since the first session."
        ),
      ],
      others: .init(
        matching: namePattern, except: wordsOfPolicies.sorted(), number,
        "At least so many times this event."),
      count: count)
  }

  /// `{finished-task: 10, sessions: 3, any: […]}`
  mutating func readNeeds(_ node: YAMLNode, _ name: String) -> [Manifest.ReviewPrompt.Need] {
    let example = "{finished-task: 10, sessions: 3}"
    guard let mapping = node.mapping(name, like: example, into: &diagnostics) else { return [] }
    if mapping.entries.isEmpty { diagnostics.add(.noNeed(name), at: node.location) }
    return mapping.entries.filter { !$0.isRepeated }.compactMap { readNeed($0.key, $0.value) }
  }

  private mutating func readNeed(
    _ key: Located<String>, _ value: YAMLNode
  ) -> Manifest.ReviewPrompt.Need? {
    switch key.value {
    case "any": return readNeedList(value, "any").map { .any($0) }
    case "all": return readNeedList(value, "all").map { .all($0) }
    case "not": return readNot(value)
    case "sessions": return readCount(value, key.value).map { .sessions($0) }
    case "days-of-use": return readCount(value, key.value).map { .daysOfUse($0) }
    case "days-since-first-use": return readCount(value, key.value).map { .daysSinceFirstUse($0) }
    default:
      guard case .scalar = value.content else { return reportNoNeed(key) }
      let event = readEvent(key, unlike: ["sessions", "days-of-use", "days-since-first-use"])
      let count = readCount(value, key.value)
      guard let event, let count else { return nil }
      return .count(event, count)
    }
  }

  /// Each item is a mapping, all of which is needed.
  private mutating func readNeedList(
    _ node: YAMLNode, _ name: String
  ) -> [Manifest.ReviewPrompt.Need]? {
    let example = "[{finished-task: 10}, {sessions: 3}]"
    guard let items = node.items(name, like: example, into: &diagnostics) else { return nil }
    if items.isEmpty { diagnostics.add(.noNeed(name), at: node.location) }
    return items.compactMap { item in
      let needs = readNeeds(item, name)
      return needs.count == 1 ? needs[0] : .all(needs)
    }
  }

  /// One need only: of two, people disagree whether both or either are meant.
  private mutating func readNot(_ node: YAMLNode) -> Manifest.ReviewPrompt.Need? {
    let needs = readNeeds(node, "not")
    guard case .mapping(let mapping) = node.content, mapping.entries.count > 1 else {
      return needs.first.map { .not($0) }
    }
    diagnostics.add(.severalInNot, at: node.location)
    return nil
  }

  private mutating func reportNoNeed(_ key: Located<String>) -> Manifest.ReviewPrompt.Need? {
    let known = ["any", "all", "not"]
    diagnostics.add(
      .unknownKey(
        key.value, suggestion: Suggestion.closest(to: key.value, among: known), known: known),
      at: key.location)
    return nil
  }

  private mutating func readCount(_ node: YAMLNode, _ name: String) -> Int? {
    guard let word = node.setting(name, into: &diagnostics) else { return nil }
    guard let count = Self.wholeNumber(word.value), count > 0 else {
      diagnostics.add(.notCount(word.value), at: word.location)
      return nil
    }
    return count
  }

  /// Digits that make at most ``largestNumber``.
  static func wholeNumber(_ text: some StringProtocol) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.utf8.allSatisfy(digits.contains), let number = Int(text), number <= largestNumber
    else { return nil }
    return number
  }

  /// More than anybody means, and small enough to be multiplied on every device.
  static let largestNumber = 1_000_000
}

extension Diagnostic.Message {
  fileprivate static func noNeed(_ name: String) -> Self {
    .error("value-missing", "`\(name)` is empty: write a need, like `sessions: 3`")
  }

  fileprivate static var severalInNot: Self {
    .error(
      "not-several",
      "`not` takes one need: write `not: {any: [{…}, {…}]}`, or `all` in the place of `any`")
  }

  fileprivate static func notCount(_ word: String) -> Self {
    .error(
      "need-count",
      "`\(word)` is not how often: write a whole number from 1 to \(ManifestReader.largestNumber)")
  }
}
