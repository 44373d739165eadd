import PlauditModel

/// A folder `xx.lproj`, in which an app has the files of one language.
package enum LanguageFolder {
  package static let ending = ".lproj"
  /// What is for all languages, in the words of the language that the app is developed in.
  static let base = "Base"

  /// - Parameter name: Without the ending.
  static func tag(_ name: String) -> String {
    let tag = String(name.map { $0 == "_" ? "-" : $0 })
    return ICU.isKnown(tag) ? tag : byEnglishName[name] ?? tag
  }

  /// Xcode once named folders by languages in English: `French.lproj`.
  private static let byEnglishName = Dictionary(
    ICU.availableTags.compactMap { tag in ICU.displayName(of: tag, in: "en").map { ($0, tag) } },
    uniquingKeysWith: { first, _ in first })
}
