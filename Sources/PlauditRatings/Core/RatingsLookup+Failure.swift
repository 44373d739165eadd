public import Foundation
public import PlauditKit

extension RatingsLookup {
  /// Why there are no ratings to show.
  public enum Failure: Error, Sendable, Hashable {
    /// That country's store does not have the app, or no app has the number.
    case notAvailable(StoreCountry)
    /// The lookup knows no such country.
    case invalidCountry(StoreCountry)
    /// Nobody knows in which country the reader's account is.
    case noCountry
    /// Too many requests, by the store's word or by our own limit.
    ///
    /// - until: When another try makes sense.
    case throttled(until: Date)
    /// The store answered with another HTTP status than 200.
    case status(Int)
    /// The answer did not come, or not whole.
    case transport(RatingsTransportFailure)
    /// The answer does not read as it should.
    ///
    /// - field: What is wrong in it; `body` where it is no JSON.
    case malformed(field: String)
    /// The answer is about something else.
    case mismatchedID
    /// The task was cancelled.
    case cancelled
  }
}

extension RatingsLookup.Failure {
  /// Whether the same request may succeed a little later.
  var mayPass: Bool {
    switch self {
    case .throttled: true
    case .status(let status): (500...599).contains(status)
    case .transport(.connection), .transport(.timedOut): true
    case .notAvailable, .invalidCountry, .noCountry, .transport, .malformed, .mismatchedID,
      .cancelled:
      false
    }
  }

  /// Whether ratings that were known before are still the best guess.
  var leavesOldRatings: Bool {
    switch self {
    case .throttled, .status, .transport, .malformed, .mismatchedID: true
    case .notAvailable, .invalidCountry, .noCountry, .cancelled: false
    }
  }
}

extension RatingsLookup.Failure: CustomStringConvertible {
  /// The reason in plain words.
  public var description: String {
    switch self {
    case .notAvailable(let country): "not available in \(country.name)"
    case .invalidCountry(let country): "the lookup knows no country \(country)"
    case .noCountry: "the account's country is unknown"
    case .throttled(let date): "too many requests; try again after \(date.formatted(.iso8601))"
    case .status(let status): "the store answered with HTTP status \(status)"
    case .transport(let failure): "\(failure)"
    case .malformed(let field): "the store's answer cannot be read: \(field)"
    case .mismatchedID: "the store answered about another app"
    case .cancelled: "cancelled"
    }
  }
}
