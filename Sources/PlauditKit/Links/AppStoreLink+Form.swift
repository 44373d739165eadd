extension AppStoreLink {
  /// What a link opens. Each case says who vouches for its shape: "documented" is by Apple,
  /// "observed" is what shipped apps and shared links rely on.
  public enum Form: Sendable, Hashable {
    /// The app's page: `/app/id<ID>`. Documented. That it opens in the account's own store where it
    /// names no country is observed.
    case product(app: UInt64)

    /// The page where a person writes a review: `?action=write-review`. Documented. It needs a
    /// device with the App Store; the simulator has none.
    case writeReview(app: UInt64)

    /// All reviews: `?see-all=reviews`. Observed, on web pages, which name a country.
    case reviews(app: UInt64)

    /// A custom product page: `?ppid=<UUID>`. Documented, from iOS 15.
    case customPage(PageID, app: UInt64)

    /// An in-app event: `?eventid=<number>`. Observed in shared links.
    case event(UInt64, app: UInt64)

    /// All apps of a developer: `/developer/id<ID>`. Observed in the answers of Apple's look-up
    /// service.
    case developer(UInt64)

    /// Redeems an offer code for a subscription or purchase: `/redeem?ctx=offercodes`. That there
    /// is such a link is documented, its shape observed.
    case offerCode(Code, app: UInt64)

    /// Redeems a promo code for an app: `/redeem?ctx=apps`. That there is such a link is
    /// documented, its shape observed.
    case promoCode(Code)

    /// The person's subscriptions: `/account/subscriptions`. Documented. In an app,
    /// `showManageSubscriptions(in:)` stays inside it.
    case subscriptions

    /// A TestFlight public link: `testflight.apple.com/join/<code>`. Documented; up to 10,000
    /// testers.
    case testFlight(Code)

    /// An App Clip's default link: `appclip.apple.com/id?p=<bundle id>`. Documented, from
    /// iOS 16.4.
    case appClip(AppClip)
  }

  /// Where an app runs, as links number it (`mt`). Observed: Apple's share links and campaign links
  /// have it.
  public enum Media: Int, Sendable, Hashable {
    /// iPhone, iPad and what runs their apps. Links say so only beside a campaign.
    case iOS = 8
    /// The Mac.
    case mac = 12
  }

  /// How a link begins.
  public enum Scheme: Sendable, Hashable {
    /// `https`, a universal link. Documented.
    case https
    /// `itms-apps`: opens the App Store of an iPhone or iPad without a browser between. Observed;
    /// nothing else understands it.
    case itmsApps
    /// `macappstore`: the same on a Mac. Observed.
    case macAppStore
  }
}

extension AppStoreLink.Form {
  /// The number of the app whose page it is; `nil` where it is no app's page.
  public var appID: UInt64? {
    switch self {
    case .product(let app), .writeReview(let app), .reviews(let app), .customPage(_, let app),
      .event(_, let app):
      app
    case .developer, .offerCode, .promoCode, .subscriptions, .testFlight, .appClip: nil
    }
  }

  var isDeveloper: Bool {
    if case .developer = self { true } else { false }
  }
}
