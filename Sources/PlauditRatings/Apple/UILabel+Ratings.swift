#if canImport(UIKit) && !os(watchOS)
  public import PlauditKit
  public import UIKit

  extension UILabel {
    /// Shows how many people have rated the app, as soon as that is known.
    ///
    /// ```swift
    /// label.showRatings(of: StoreLink.app, StoreText().ratingsCount)
    /// ```
    ///
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
    /// - Returns: The task, to be cancelled where the label is to show something else.
    @discardableResult public func showRatings(
      of app: AppStoreLink, in country: StoreCountry? = nil,
      _ message: @escaping (Int) -> String, _ scope: AppRatings.Scope = .allVersions,
      withAverage: ((Double, Int) -> String)? = nil, loading: String = "", unknown: String = "",
      lookup: RatingsLookup = .shared
    ) -> Task<Void, Never> {
      text = loading
      return Task { [weak self] in
        let phase = await lookup.phase(of: app, in: country)
        guard !Task.isCancelled else { return }
        self?.text = phase.text(
          message, scope, withAverage: withAverage, loading: loading, unknown: unknown)
      }
    }
  }
#endif
