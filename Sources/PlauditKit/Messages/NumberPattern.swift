/// What a language writes around the digits of a number in one style. Plaudit generates one for each
/// style that an app's messages name.
public struct NumberPattern: Sendable, Hashable {
  struct Affixes: Sendable, Hashable {
    let prefix: String
    let suffix: String
  }

  let style: NumberStyle
  let positive: Affixes
  let negative: Affixes
  let compact: CompactPatterns?
  private let primaryGrouping: Int?
  private let secondaryGrouping: Int?

  /// The sizes of groups where they are not those of plain numbers.
  var grouping: (Int, Int)? {
    guard let primaryGrouping, let secondaryGrouping else { return nil }
    return (primaryGrouping, secondaryGrouping)
  }

  /// - Parameters:
  ///   - style: The style, as ``NumberStyle/code`` writes it.
  ///   - positive: What stands before and after a number that is not negative.
  ///   - negative: What stands before and after a negative one.
  ///   - grouping: How many digits the last group has, and how many the others, where that is not
  ///     as in plain numbers: Bangla groups percentages by three.
  ///   - compact: The patterns of a compact style, as ``CompactPatterns`` reads them.
  public init(
    _ style: String, positive: (String, String) = ("", ""), negative: (String, String) = ("-", ""),
    grouping: (Int, Int)? = nil, compact: String? = nil
  ) {
    self.style = NumberStyle(code: style)
    self.positive = Affixes(prefix: positive.0, suffix: positive.1)
    self.negative = Affixes(prefix: negative.0, suffix: negative.1)
    primaryGrouping = grouping?.0
    secondaryGrouping = grouping?.1
    self.compact = compact.map { CompactPatterns(code: $0) }
  }
}
