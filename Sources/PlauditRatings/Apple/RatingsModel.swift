#if canImport(Observation)
  public import Observation
  public import PlauditKit

  /// An app's ratings for views that draw them in their own way.
  ///
  /// ```swift
  /// @State var ratings = RatingsModel(of: StoreLink.app)
  /// Text(ratings.phase.text(StoreText().ratingsCount, loading: "…", unknown: ""))
  ///   .task { await ratings.load() }
  /// ```
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable public final class RatingsModel {
    /// What is known so far.
    public private(set) var phase = RatingsPhase.loading

    private let app: AppStoreLink
    private let country: StoreCountry?
    private let lookup: RatingsLookup

    /// - Parameters:
    ///   - app: A link to the app.
    ///   - country: `nil` for the country of the reader's account.
    ///   - lookup: What asks the store.
    public init(
      of app: AppStoreLink, in country: StoreCountry? = nil, lookup: RatingsLookup = .shared
    ) {
      self.app = app
      self.country = country
      self.lookup = lookup
    }

    /// Asks the store, or its cached answer. What is known stays until something better is.
    public func load() async {
      let phase = await lookup.phase(of: app, in: country)
      if case .failed = phase, self.phase.ratings != nil { return }
      self.phase = phase == .failed(.cancelled) ? self.phase : phase
    }
  }
#endif
