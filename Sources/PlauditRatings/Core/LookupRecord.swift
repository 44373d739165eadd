import Foundation

/// What the store tells of one app, as far as ratings need it. Any field may be missing, as each was
/// at some time.
package struct LookupRecord: Sendable, Hashable, Codable {
  var trackId: AppNumber?
  var kind: String?
  var userRatingCount: Double?
  var averageUserRating: Double?
  var userRatingCountForCurrentVersion: Double?
  var averageUserRatingForCurrentVersion: Double?
  var version: String?
  var currentVersionReleaseDate: String?

  /// An app's number, which the store wrote as text for some days in 2018.
  struct AppNumber: Sendable, Hashable, Codable {
    let value: UInt64

    init(_ value: UInt64) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(UInt64.self) {
        value = number
        return
      }
      guard let number = UInt64(try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no app's number")
      }
      value = number
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}

extension LookupRecord {
  package func ratings() throws(RatingsLookup.Failure) -> AppRatings {
    let count = try Self.count(userRatingCount, "userRatingCount")
    let average = try Self.average(averageUserRating, "averageUserRating")
    let currentCount = try Self.count(
      userRatingCountForCurrentVersion, "userRatingCountForCurrentVersion")
    let currentAverage = try Self.average(
      averageUserRatingForCurrentVersion, "averageUserRatingForCurrentVersion")
    guard let count, kind != "mac-software" || count > 0 else { return .notExposed }
    guard count > 0 else { return .unrated }
    return .rated(
      AppRatings.Rated(
        count: count, average: average, currentVersionCount: currentCount,
        currentVersionAverage: currentAverage, version: version,
        versionDate: currentVersionReleaseDate.flatMap { try? Date($0, strategy: .iso8601) }))
  }

  private static func count(
    _ count: Double?, _ field: String
  ) throws(RatingsLookup.Failure) -> Int? {
    guard let count else { return nil }
    guard let whole = Int(exactly: count), (0...AppRatings.mostRatings).contains(whole) else {
      throw .malformed(field: field)
    }
    return whole
  }

  /// No rating has fewer stars than one, so 0 says that there is no average.
  private static func average(
    _ average: Double?, _ field: String
  ) throws(RatingsLookup.Failure) -> Double? {
    guard let average, average != 0 else { return nil }
    guard (1...5).contains(average) else { throw .malformed(field: field) }
    return average
  }
}
