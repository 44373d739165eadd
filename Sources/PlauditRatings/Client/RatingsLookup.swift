public import Foundation
public import PlauditKit

/// Asks the App Store for an app's ratings.
///
/// ```swift
/// let answer = try await RatingsLookup.shared.ratings(of: 777_319_358, in: .de)
/// answer.ratings.text(StoreText().ratingsCount)  // nil where the store does not say
/// ```
///
/// At most 20 requests a minute and 3 at a time leave the process, however many lookups there are.
public struct RatingsLookup: Sendable {
  /// With what most apps want: the cache in the folder for caches, 20 seconds at most.
  public static let shared = RatingsLookup()

  let caller: RatingsCaller
  private let cache: RatingsCache?

  /// - Parameters:
  ///   - cache: Where answers are kept; `nil` for nowhere.
  ///   - patience: How long to wait and how often to try.
  ///   - endpoint: Where the lookup is.
  ///   - transport: What fetches; `nil` for `URLSession`.
  ///   - surroundings: The clock, the waiting and the chance.
  public init(
    cache: RatingsCache? = .standard, patience: Patience = Patience(), endpoint: Endpoint = .apple,
    transport: (any RatingsTransport)? = nil, surroundings: Surroundings = Surroundings()
  ) {
    self.init(
      cache: cache, patience: patience, endpoint: endpoint, transport: transport,
      surroundings: surroundings, limit: .shared)
  }

  package init(
    cache: RatingsCache?, patience: Patience, endpoint: Endpoint,
    transport: (any RatingsTransport)? = nil, surroundings: Surroundings, limit: RequestLimit
  ) {
    self.cache = cache
    caller = RatingsCaller(
      endpoint: endpoint, transport: transport ?? URLSessionTransport(endpoint),
      patience: patience, surroundings: surroundings, limit: limit)
  }

  /// What the store says, or said.
  public struct Answer: Sendable, Hashable {
    /// The ratings.
    public let ratings: AppRatings
    /// When the store said so.
    public let date: Date
    /// Why this is older than the cache keeps answers: what went wrong when the store was asked anew.
    public let staleBecause: Failure?
  }

  /// The ratings of an app in one country's store: from the cache, from the store, or, where that
  /// fails, from the cache however old.
  ///
  /// - Parameters:
  ///   - id: The app's number, `StoreLink.appID`.
  ///   - country: The country, that of the reader's account.
  public func ratings(
    of id: UInt64, in country: StoreCountry
  ) async throws(Failure) -> Answer {
    let request = LookupRequest(id, in: country, at: caller.endpoint)
    let known = cache?.entry(for: request)
    let now = caller.surroundings.now()
    if let known, let cache, cache.isFresh(known, at: now) { return try known.answer(request) }
    do throws(Failure) {
      let record = try await caller.record(request)
      let ratings = try record.ratings()
      return Answer(ratings: ratings, date: keep(record, request), staleBecause: nil)
    } catch .notAvailable(let country) {
      keep(nil, request)
      throw .notAvailable(country)
    } catch {
      guard error.leavesOldRatings, let known, known.record != nil else { throw error }
      return try known.answer(request, staleBecause: error)
    }
  }

  /// - Parameter record: `nil` where the store has no such app.
  /// - Returns: As of when.
  @discardableResult private func keep(_ record: LookupRecord?, _ request: LookupRequest) -> Date {
    let now = caller.surroundings.now()
    cache?.keep(RatingsCache.Entry(url: request.url, date: now, record: record), for: request)
    return now
  }
}
