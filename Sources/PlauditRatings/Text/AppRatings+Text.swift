extension AppRatings {
  /// Which ratings a text is about.
  public enum Scope: Sendable, Hashable {
    /// Those of all versions.
    case allVersions
    /// Those of the current version. Since 2020 the store tells the same number for both, so a text
    /// that says "this version" is true only where the app has reset its ratings with it.
    case currentVersion
  }

  /// How many ratings there are; `nil` where the store does not say.
  public func count(_ scope: Scope = .allVersions) -> Int? {
    switch self {
    case .rated(let rated): scope == .allVersions ? rated.count : rated.currentVersionCount
    case .unrated: 0
    case .notExposed: nil
    }
  }

  /// The average number of stars; `nil` where there is none.
  public func average(_ scope: Scope = .allVersions) -> Double? {
    guard case .rated(let rated) = self else { return nil }
    return scope == .allVersions ? rated.average : rated.currentVersionAverage
  }

  /// A message with the number of ratings, in the message's language and its form for that number.
  ///
  /// ```swift
  /// ratings.text(StoreText().ratingsCount)                                         // 1,234 ratings
  /// ratings.text(StoreText().ratingsCount, withAverage: StoreText().ratingsSummary) // 4.7 · 1,234 ratings
  /// ```
  ///
  /// - Parameters:
  ///   - message: A message of the manifest that takes the number, 0 included.
  ///   - scope: Which ratings are meant.
  ///   - withAverage: A message that takes the average and the number, used where there is an
  ///     average. Its number style, such as `{average, number, ::.0}`, says how it is rounded.
  /// - Returns: `nil` where the store does not say how many there are.
  public func text(
    _ message: (Int) -> String, _ scope: Scope = .allVersions,
    withAverage: ((Double, Int) -> String)? = nil
  ) -> String? {
    count(scope).map { count in
      if let withAverage, count > 0, let average = average(scope) {
        withAverage(average, count)
      } else {
        message(count)
      }
    }
  }
}
