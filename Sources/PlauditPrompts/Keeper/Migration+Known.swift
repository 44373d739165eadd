extension ReviewPrompt.Migration {
  /// The class `StoreReviewManager`, of which ``ReviewPrompt/Policy/taskThreshold`` is made.
  ///
  /// - Parameter event: What its one count becomes. It stopped at ten.
  public static func storeReviewManager(_ event: ReviewPrompt.Event) -> Self {
    var migration = Self("StoreReviewManager")
    migration.counts = ["storeReviewInitialDelayCountKey": event]
    migration.attemptDate = "lastDateReviewPromptedKey"
    migration.attemptVersions = ["lastVersionPromptedForReviewKey"]
    return migration
  }

  /// The class `RatingRequester`, of which ``ReviewPrompt/Policy/sessions`` is made.
  public static let ratingRequester = {
    var migration = Self("RatingRequester")
    migration.sessions = "app-sessions"
    migration.attemptFlags = ["seen-app-review"]
    return migration
  }()

  /// The struct `AppReview`, of which ``ReviewPrompt/Policy/featureTour`` is made.
  public static let appReview = {
    var migration = Self("AppReview")
    migration.counts = Dictionary(
      uniqueKeysWithValues: (ReviewPrompt.Event.tabs + [.settings])
        .map { ("\($0.rawValue)Visits", $0) })
    migration.attemptVersions = ["lastReviewedAppVersion"]
    return migration
  }()

  /// The actor `RequestReviewManager`, of which ``ReviewPrompt/Policy/donations`` is made.
  ///
  /// - Parameter suiteName: The app group in whose user defaults it kept its keys.
  public static func requestReviewManager(suiteName: String?) -> Self {
    var migration = Self("RequestReviewManager")
    migration.suiteName = suiteName
    migration.counts = Dictionary(
      uniqueKeysWithValues: ReviewPrompt.Event.donations.map { ($0.rawValue, $0) })
    migration.attemptDate = "lastRequestReviewDate"
    migration.attemptVersions = ["lastVersionPromptedForReview"]
    return migration
  }

  /// Appirater. Who rated, declined or asked to be reminded was asked.
  ///
  /// - Parameter event: What its significant events become.
  public static func appirater(_ event: ReviewPrompt.Event) -> Self {
    var migration = Self("Appirater")
    migration.counts = ["kAppiraterSignificantEventCount": event]
    migration.sessions = "kAppiraterUseCount"
    migration.firstUse = "kAppiraterFirstUseDate"
    migration.attemptDate = "kAppiraterReminderRequestDate"
    migration.attemptVersions = ["kAppiraterCurrentVersion"]
    migration.attemptFlags = ["kAppiraterRatedCurrentVersion", "kAppiraterDeclinedToRate"]
    return migration
  }

  /// Armchair. Who rated, declined or asked to be reminded was asked.
  ///
  /// - Parameters:
  ///   - event: What its significant events become.
  ///   - appID: The number that Armchair was given, which begins its keys.
  public static func armchair(_ event: ReviewPrompt.Event, appID: String) -> Self {
    var migration = Self("Armchair")
    let prefix = appID + "_Armchair"
    migration.counts = [prefix + "SignificantEventCount": event]
    migration.sessions = prefix + "UseCount"
    migration.firstUse = prefix + "FirstUseDate"
    migration.attemptDate = prefix + "ReminderRequestDate"
    migration.attemptVersions = [prefix + "KeyCurrentVersion"]
    migration.attemptFlags = [prefix + "RatedCurrentVersion", prefix + "KeyDeclinedToRate"]
    return migration
  }

  /// iRate. Who rated, declined or asked to be reminded was asked.
  ///
  /// - Parameter event: What its events become.
  public static func iRate(_ event: ReviewPrompt.Event) -> Self {
    var migration = Self("iRate")
    migration.counts = ["iRateEventCount": event]
    migration.sessions = "iRateUseCount"
    migration.firstUse = "iRateFirstUsed"
    migration.attemptDate = "iRateLastReminded"
    migration.attemptVersions = ["iRateRatedVersionChecked", "iRateDeclinedVersion"]
    return migration
  }

  /// SwiftRater. Who rated or asked to be reminded was asked.
  ///
  /// - Parameter event: What its significant events become.
  public static func swiftRater(_ event: ReviewPrompt.Event) -> Self {
    var migration = Self("SwiftRater")
    migration.counts = ["keySwiftRaterSignificantEventCount": event]
    migration.sessions = "keySwiftRaterUseCount"
    migration.firstUse = "keySwiftRaterFirstUseDate"
    migration.attemptDate = "keySwiftRaterReminderRequestDate"
    migration.attemptVersions = ["keySwiftRaterTrackingVersion"]
    migration.attemptFlags = ["keySwiftRaterRateDone"]
    return migration
  }

  /// The library AppReview.
  public static let appReviewLibrary = {
    var migration = Self("AppReview library")
    migration.sessions = "AppReviewLaunches"
    migration.firstUse = "AppReviewFirstLaunchDate"
    migration.attemptDate = "AppReviewLastReviewDate"
    migration.attemptVersions = ["AppReviewLastReviewVersion"]
    return migration
  }()
}
