import PlauditKit
package import PlauditModel

/// A set of plural rules as the body of a JavaScript function of `number`, which has the members of
/// a `PluralOperands`.
package struct PluralRulesJavaScript {
  private let conditions: PluralConditions

  package init(_ rules: PluralRules) {
    conditions = PluralConditions(rules, equals: "===", differs: "!==")
  }

  /// The body as lines, each ended by a newline.
  package var lines: String {
    conditions.remainders.map { "const \($0.name) = \($0.value);\n" }.joined()
      + conditions.branches.map { "if (\($0.condition)) return \"\($0.category)\";\n" }.joined()
      + "return \"other\";\n"
  }
}
