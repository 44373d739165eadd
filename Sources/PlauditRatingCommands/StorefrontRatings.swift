import PlauditKit
import PlauditRatings

/// What came of asking one country's store.
struct StorefrontRatings: Sendable {
  let country: StoreCountry
  let outcome: Outcome

  enum Outcome: Sendable, Hashable {
    case rated(count: Int, average: Double?)
    case unrated
    /// The store does not say.
    case notExposed
    case notAvailable
    case failed(RatingsLookup.Failure)
  }

  /// As reports name it.
  var name: String {
    switch outcome {
    case .rated: "rated"
    case .unrated: "unrated"
    case .notExposed: "notExposed"
    case .notAvailable: "notAvailable"
    case .failed: "failed"
    }
  }

  /// How many ratings there are; `nil` where that is unknown.
  var count: Int? {
    switch outcome {
    case .rated(let count, _): count
    case .unrated: 0
    case .notExposed, .notAvailable, .failed: nil
    }
  }

  var average: Double? {
    guard case .rated(_, let average) = outcome else { return nil }
    return average
  }

  var failure: RatingsLookup.Failure? {
    guard case .failed(let failure) = outcome else { return nil }
    return failure
  }
}

extension StorefrontRatings.Outcome {
  init(_ ratings: AppRatings) {
    switch ratings {
    case .rated(let rated): self = .rated(count: rated.count, average: rated.average)
    case .unrated: self = .unrated
    case .notExposed: self = .notExposed
    }
  }
}
