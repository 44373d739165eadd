public import Foundation

/// What one country's App Store says of an app's ratings. What it does not say never becomes 0 or an
/// empty text here.
public enum AppRatings: Sendable, Hashable {
  /// People have rated the app.
  case rated(Rated)
  /// The store says that nobody has rated the app yet.
  case unrated
  /// The store does not say: of Mac apps it tells zeros however often they were rated, and at times it
  /// told nothing at all.
  case notExposed

  /// Nothing has been rated more often than this. A larger number is a fault, and could overflow sums.
  package static let mostRatings = 1 << 40

  /// The ratings of an app that has some.
  public struct Rated: Sendable, Hashable {
    /// How many ratings there are, of all versions.
    public let count: Int
    /// The average number of stars, from 1 to 5, of all versions; `nil` where the store does not tell.
    public let average: Double?
    /// How many ratings the current version has. Since 2020 the store tells the same number as for
    /// all versions.
    public let currentVersionCount: Int?
    /// The current version's average.
    public let currentVersionAverage: Double?
    /// The current version, such as "2.1".
    public let version: String?
    /// When the current version was released.
    public let versionDate: Date?

    /// - Parameters:
    ///   - count: How many ratings there are, of all versions.
    ///   - average: Their average number of stars.
    ///   - currentVersionCount: How many ratings the current version has.
    ///   - currentVersionAverage: The current version's average.
    ///   - version: The current version.
    ///   - versionDate: When the current version was released.
    public init(
      count: Int, average: Double? = nil, currentVersionCount: Int? = nil,
      currentVersionAverage: Double? = nil, version: String? = nil, versionDate: Date? = nil
    ) {
      self.count = count
      self.average = average
      self.currentVersionCount = currentVersionCount
      self.currentVersionAverage = currentVersionAverage
      self.version = version
      self.versionDate = versionDate
    }
  }
}
