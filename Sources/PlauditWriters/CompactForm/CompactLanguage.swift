package import PlauditKit
package import PlauditModel

/// What the messages of a language share in the compact form.
package struct CompactLanguage {
  private let styles: [NumberStyle: Int]
  private let cardinals: [PluralCategory]
  private let ordinals: [PluralCategory]

  /// - Parameters:
  ///   - styles: The number styles in the order of the grammar.
  ///   - categories: The plural categories of the language, those first that most numbers have:
  ///     the runtime tries the forms in their order.
  package init(
    styles: [NumberStyle] = [], categories: [PluralKind: [PluralCategory]] = [:]
  ) {
    self.styles = Dictionary(zip(styles, 1...), uniquingKeysWith: { first, _ in first })
    cardinals = Self.order(categories[.cardinal] ?? [])
    ordinals = Self.order(categories[.ordinal] ?? [])
  }

  /// All categories, the likely ones first and `other` last.
  private static func order(_ categories: [PluralCategory]) -> [PluralCategory] {
    let likely = categories.filter { $0 != .other }
    return likely + PluralCategory.allCases.filter { !likely.contains($0) && $0 != .other }
      + [.other]
  }

  func order(_ kind: PluralKind) -> [PluralCategory] {
    kind == .cardinal ? cardinals : ordinals
  }

  /// 0 for the plain style; `nil` where the style is not among those of the language.
  func place(of style: NumberStyle) -> Int? {
    style == NumberStyle() ? 0 : styles[style]
  }
}
