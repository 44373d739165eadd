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

  /// What a view shows. See ``AppRatings/text(_:_:withAverage:)`` for the messages.
  ///
  /// - Parameters:
  ///   - message: A message that takes the number of ratings.
  ///   - scope: Which ratings are meant.
  ///   - withAverage: A message that takes the average and the number.
  ///   - loading: What is shown while the store has not answered.
  ///   - unknown: What is shown where the store does not say or cannot be asked.
  public func text(
    _ message: (Int) -> String, _ scope: AppRatings.Scope = .allVersions,
    withAverage: ((Double, Int) -> String)? = nil, loading: String, unknown: String
  ) -> String {
    if self == .loading { return loading }
    return ratings?.text(message, scope, withAverage: withAverage) ?? unknown
  }
}
