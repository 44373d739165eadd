#if canImport(SwiftUI)
  public import PlauditKit
  public import SwiftUI

  /// How many people have rated the app, in the reader's language and their account's country.
  ///
  /// ```swift
  /// RatingsLabel(of: StoreLink.app, StoreText().ratingsCount)
  /// ```
  ///
  /// It asks the store when it appears, at most once a day, and shows nothing while the number is
  /// unknown.
  public struct RatingsLabel: View {
    private let app: AppStoreLink
    private let country: StoreCountry?
    private let lookup: RatingsLookup
    private let text: (RatingsPhase) -> String
    @State private var phase = RatingsPhase.loading

    /// See ``AppRatings/text(_:_:withAverage:)`` for the messages.
    ///
    /// - Parameters:
    ///   - app: A link to the app.
    ///   - country: `nil` for the country of the reader's account.
    ///   - message: A message that takes the number of ratings.
    ///   - scope: Which ratings are meant.
    ///   - withAverage: A message that takes the average and the number.
    ///   - loading: What is shown while the store has not answered.
    ///   - unknown: What is shown where the store does not say or cannot be asked.
    ///   - lookup: What asks the store.
    public init(
      of app: AppStoreLink, in country: StoreCountry? = nil,
      _ message: @escaping (Int) -> String, _ scope: AppRatings.Scope = .allVersions,
      withAverage: ((Double, Int) -> String)? = nil, loading: String = "", unknown: String = "",
      lookup: RatingsLookup = .shared
    ) {
      self.app = app
      self.country = country
      self.lookup = lookup
      text = {
        $0.text(message, scope, withAverage: withAverage, loading: loading, unknown: unknown)
      }
    }

    /// The text. An empty one is a view too, so that the task runs.
    public var body: some View {
      Text(text(phase)).task {
        let phase = await lookup.phase(of: app, in: country)
        if phase != .failed(.cancelled) { self.phase = phase }
      }
    }
  }
#endif
