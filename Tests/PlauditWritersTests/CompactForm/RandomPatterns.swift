import TestSupport

/// Random MessageFormat patterns that ICU accepts, over a number `n` and a text `s`.
struct RandomPatterns {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func next() -> String { message(depth: 0) }

  private mutating func message(depth: Int) -> String {
    (0..<Int.random(in: 0...(depth == 0 ? 4 : 2), using: &random)).map { _ in element(depth: depth)
    }.joined()
  }

  private mutating func element(depth: Int) -> String {
    switch Int.random(in: 0...(depth < 6 ? 10 : 6), using: &random) {
    case 0...2: text()
    case 3: "{n}"
    case 4: "{s}"
    case 5: "{n, number}"
    case 6: style()
    case 7, 8: plural("plural", depth)
    case 9: plural("selectordinal", depth)
    default: select(depth)
    }
  }

  private mutating func text() -> String {
    let pieces = [
      "a", " ", "#", "'' ", "' ", "'{' ", "'}' ", "'{x}' ", "оценка", "|", "\n", "👩‍👧", "\"", "\\",
      "d's",
    ]
    return pieces.randomElement(using: &random) ?? ""
  }

  private mutating func style() -> String {
    let styles = [
      "integer", "percent", "::compact-short", "::compact-long", "::.0", "::.00", "::percent",
      "::sign-always", "::group-off",
    ]
    return "{n, number, \(styles.randomElement(using: &random) ?? "")}"
  }

  private mutating func plural(_ kind: String, _ depth: Int) -> String {
    var selectors = ["=0", "=1", "=5", "zero", "one", "two", "few", "many"]
    selectors.shuffle(using: &random)
    selectors = selectors.prefix(Int.random(in: 0...4, using: &random)) + ["other"]
    selectors.shuffle(using: &random)
    let offset = ["", "offset:1 ", "offset:-2 "].randomElement(using: &random) ?? ""
    let branches = selectors.map { "\($0) {\(message(depth: depth + 1))}" }
    return "{n, \(kind), \(offset)\(branches.joined(separator: " "))}"
  }

  private mutating func select(_ depth: Int) -> String {
    let branches = ["a", "тут", "other"].shuffled(using: &random)
      .map { "\($0) {\(message(depth: depth + 1))}" }
    return "{s, select, \(branches.joined(separator: " "))}"
  }

  /// A smaller pattern of which something still holds: pieces are taken out as long as it does.
  static func shrunk(_ pattern: String, while holds: (String) -> Bool) -> String {
    var small = Array(pattern)
    var length = small.count / 2
    while length > 0 {
      var start = 0
      while start + length <= small.count {
        let shorter = Array(small[..<start] + small[(start + length)...])
        if holds(String(shorter)) { small = shorter } else { start += 1 }
      }
      length /= 2
    }
    return String(small)
  }
}
