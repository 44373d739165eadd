import PlauditKit
package import PlauditModel

/// A set of plural rules as the body of a Swift function of `number`, a `PluralOperands`.
package struct PluralRulesSwift {
  /// What the conditions compare more than the operands themselves: `i10` for `i % 10`.
  package let remainders: [(name: String, value: String)]
  /// Each returns its category when it holds; what is left is `other`.
  package let branches: [(condition: String, category: String)]

  package init(_ rules: PluralRules) {
    let conditions = PluralConditions(rules)
    (remainders, branches) = (conditions.remainders, conditions.branches)
  }

  /// The body as lines, each ended by a newline.
  package var lines: String {
    remainders.map { "let \($0.name) = \($0.value)\n" }.joined()
      + branches.map { "if \($0.condition) { return .\($0.category) }\n" }.joined()
      + "return .other\n"
  }
}
