public import Foundation

extension LanguageMatcher {
  /// The language that the app is shown in.
  ///
  /// Where the bundle declares several localisations, the system has already matched them with the
  /// person's languages, per-app setting included, and the texts follow the rest of the app. A
  /// bundle with at most one says nothing about a person, so their own list of languages decides.
  ///
  /// - Parameters:
  ///   - localizations: What the bundle declares: `Bundle.localizations`.
  ///   - preferredLocalizations: Of these, what the system chose: `Bundle.preferredLocalizations`.
  ///   - preferredLanguages: The person's languages: `Locale.preferredLanguages`.
  /// - Returns: The tag of one of the languages.
  public func appLanguage(
    localizations: [String] = Bundle.main.localizations,
    preferredLocalizations: [String] = Bundle.main.preferredLocalizations,
    preferredLanguages: [String] = Locale.preferredLanguages
  ) -> String {
    let declared = Set(localizations).subtracting(["Base"])
    return language(for: declared.count > 1 ? preferredLocalizations : preferredLanguages)
  }
}
