/// How far a lookup has come, for views.
public enum RatingsPhase: Sendable, Hashable {
  /// The store has not answered yet.
  case loading
  /// What the store says, or said.
  case loaded(RatingsLookup.Answer)
  /// Nothing came, and nothing was known.
  case failed(RatingsLookup.Failure)

  /// The ratings, where there are some to speak of.
  public var ratings: AppRatings? {
    guard case .loaded(let answer) = self else { return nil }
    return answer.ratings
  }

  /// What a view shows.
  ///
  /// - Parameters:
  ///   - words: What is said of ratings that are known.
  ///   - loading: What is shown while the store has not answered.
  ///   - unknown: What is shown where the store does not say or cannot be asked.
  public func text(_ words: RatingsWords, loading: String, unknown: String) -> String {
    self == .loading ? loading : ratings.flatMap(words.text) ?? unknown
  }
}

/// Which messages say how an app is rated.
public struct RatingsWords {
  private let message: (Int) -> String
  private let scope: AppRatings.Scope
  private let withAverage: ((Double, Int) -> String)?

  /// The parameters are those of ``AppRatings/text(_:_:withAverage:)``.
  public init(
    _ message: @escaping (Int) -> String, _ scope: AppRatings.Scope = .allVersions,
    withAverage: ((Double, Int) -> String)? = nil
  ) {
    self.message = message
    self.scope = scope
    self.withAverage = withAverage
  }

  func text(_ ratings: AppRatings) -> String? {
    ratings.text(message, scope, withAverage: withAverage)
  }
}
