import PlauditCommands
import PlauditKit
import PlauditRatings

/// Asks one country after the other, a few at a time.
@MainActor struct Sweep {
  let lookup: RatingsLookup
  let id: UInt64

  /// - Parameter each: Is called with each country as soon as it is known. Once the store refuses to
  ///   answer after all waiting, the countries that are left have failed too.
  func run(
    _ countries: [StoreCountry], each: (StorefrontRatings) throws(CommandFailure) -> Void
  ) async throws(CommandFailure) {
    let (lookup, id) = (lookup, id)
    var rest = countries[...]
    let result = await withTaskGroup(of: StorefrontRatings.self) { group in
      for country in rest.prefix(RequestLimit.mostInFlight) {
        group.addTask { await Self.ratings(of: id, in: country, lookup) }
      }
      rest = rest.dropFirst(RequestLimit.mostInFlight)
      do throws(CommandFailure) {
        while let found = await group.next() {
          try each(found)
          if case .throttled = found.failure {
            for country in rest {
              try each(StorefrontRatings(country: country, outcome: found.outcome))
            }
            rest = []
          } else if let country = rest.popFirst() {
            group.addTask { await Self.ratings(of: id, in: country, lookup) }
          }
        }
      } catch {
        group.cancelAll()
        return Result<Void, CommandFailure>.failure(error)
      }
      return .success(())
    }
    try result.get()
  }

  private nonisolated static func ratings(
    of id: UInt64, in country: StoreCountry, _ lookup: RatingsLookup
  ) async -> StorefrontRatings {
    let outcome: StorefrontRatings.Outcome
    do throws(RatingsLookup.Failure) {
      outcome = .init(try await lookup.ratings(of: id, in: country).ratings)
    } catch .notAvailable {
      outcome = .notAvailable
    } catch {
      outcome = .failed(error)
    }
    return StorefrontRatings(country: country, outcome: outcome)
  }
}
