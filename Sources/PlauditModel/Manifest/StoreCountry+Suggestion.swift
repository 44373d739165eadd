package import PlauditKit

extension StoreCountry {
  /// What people write for a code, though it is another one or none.
  private static let misnomers = ["usa": "us", "uae": "ae", "el": "gr"]

  /// The country that a person most likely meant by a word that is no code of one: an alias, an
  /// alpha-3 code or a name.
  package static func closest(to word: String) -> StoreCountry? {
    if let country = StoreCountry(region: misnomers[word.lowercased()] ?? word) { return country }
    if let country = StoreCountry(alpha3: word) { return country }
    // Any two letters are near to some code, so only names can be near.
    let name = Suggestion.closest(to: word, among: allCases.map(\.name))
    return allCases.first { $0.name == name }
  }
}
