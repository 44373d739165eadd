internal import PlauditKit

/// Why a text is not a list of plural rules.
package struct PluralRuleError: Error, Hashable {
  /// In UTF-8 code units.
  package let offset: Int
  /// What should be there, such as "a plural category".
  package let expected: String
}

extension PluralRules {
  /// Reads rules in the notation of UTS 35, part 3, "Plural Rules Syntax", separated by semicolons:
  /// `one: i = 1 and v = 0 @integer 1; other: @integer 0, 2~16, …`.
  ///
  /// The words `is`, `in`, `within`, `mod` and `not`, which CLDR no longer writes, are read too;
  /// `within` as `in`, so that it holds for whole numbers only.
  package init(_ text: String) throws(PluralRuleError) {
    var parser = PluralRuleParser(text)
    self = try parser.rules()
  }
}

private struct PluralRuleParser {
  private var scanner: PluralRuleScanner

  init(_ text: String) {
    scanner = PluralRuleScanner(text)
  }

  mutating func rules() throws(PluralRuleError) -> PluralRules {
    var rules: [PluralRule] = []
    var samples: [PluralCategory: PluralSamples] = [:]
    while !scanner.isAtEnd {
      let start = scanner
      guard let category = scanner.takeWord().flatMap(PluralCategory.init),
        samples[category] == nil
      else { throw start.expected("a plural category that has no rule yet") }
      guard scanner.take(":") else { throw scanner.expected(":") }
      if category != .other {
        rules.append(PluralRule(category: category, condition: try condition()))
      }
      samples[category] = try self.samples()
      guard scanner.take(";") || scanner.isAtEnd else { throw scanner.expected(";") }
    }
    return PluralRules(rules: rules, samples: samples)
  }

  private mutating func condition() throws(PluralRuleError) -> PluralCondition {
    var alternatives = [try relations()]
    while scanner.take(word: "or") { alternatives.append(try relations()) }
    return PluralCondition(alternatives: alternatives)
  }

  private mutating func relations() throws(PluralRuleError) -> [PluralRelation] {
    var relations = [try relation()]
    while scanner.take(word: "and") { relations.append(try relation()) }
    return relations
  }

  private mutating func relation() throws(PluralRuleError) -> PluralRelation {
    let operand = try operand()
    let modulus = try modulus()
    let isNegated = try comparison()
    var ranges = [try range()]
    while scanner.take(",") { ranges.append(try range()) }
    return PluralRelation(
      operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
  }

  private mutating func operand() throws(PluralRuleError) -> PluralOperand {
    let start = scanner
    let name = scanner.takeWord()
    guard let operand = name.flatMap({ PluralOperand(rawValue: $0 == "c" ? "e" : $0) }) else {
      throw start.expected("an operand")
    }
    return operand
  }

  private mutating func modulus() throws(PluralRuleError) -> UInt64? {
    guard scanner.take("%") || scanner.take(word: "mod") else { return nil }
    let start = scanner
    guard let modulus = scanner.takeNumber(), modulus > 0 else {
      throw start.expected("a number above 0")
    }
    return modulus
  }

  /// Whether the comparison is negated.
  private mutating func comparison() throws(PluralRuleError) -> Bool {
    if scanner.take("!=") { return true }
    if scanner.take("=") { return false }
    if scanner.take(word: "is") { return scanner.take(word: "not") }
    let isNegated = scanner.take(word: "not")
    guard scanner.take(word: "in") || scanner.take(word: "within") else {
      throw scanner.expected("a comparison")
    }
    return isNegated
  }

  private mutating func range() throws(PluralRuleError) -> ClosedRange<UInt64> {
    guard let low = scanner.takeNumber() else { throw scanner.expected("a number") }
    guard scanner.take("..") else { return low...low }
    let start = scanner
    guard let high = scanner.takeNumber(), low <= high else {
      throw start.expected("a number not below the range's first")
    }
    return low...high
  }

  private mutating func samples() throws(PluralRuleError) -> PluralSamples {
    let integers = scanner.take("@integer") ? try sampleList() : .none
    let decimals = scanner.take("@decimal") ? try sampleList() : .none
    return PluralSamples(integers: integers, decimals: decimals)
  }

  private mutating func sampleList() throws(PluralRuleError) -> PluralSampleList {
    var runs: [[String]] = []
    repeat {
      if scanner.take("…") || scanner.take("...") {
        return PluralSampleList(runs: runs, isOpen: true)
      }
      runs.append(try run())
    } while scanner.take(",")
    return PluralSampleList(runs: runs, isOpen: false)
  }

  private mutating func run() throws(PluralRuleError) -> [String] {
    guard let first = scanner.takeSample() else { throw scanner.expected("a sample") }
    guard scanner.take("~") else { return [first] }
    let start = scanner
    guard let last = scanner.takeSample(),
      let run = PluralSampleList.run(from: first, through: last)
    else { throw start.expected("a sample that ends a run of at most 1000 steps") }
    return run
  }
}
