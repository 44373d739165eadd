import TestSupport

/// Random MessageFormat patterns that ICU accepts, over a number `n` and a text `s`.
struct RandomPatterns {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func next() -> String { message(depth: 0) }

  private mutating func message(depth: Int) -> String {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in element(depth: depth) }.joined()
  }

  private mutating func element(depth: Int) -> String {
    switch Int.random(in: 0...(depth < 4 ? 9 : 5), using: &random) {
    case 0...2: text()
    case 3: "{n}"
    case 4: "{s}"
    case 5: "{n, number}"
    case 6, 7: plural("plural", depth)
    case 8: plural("selectordinal", depth)
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
}
