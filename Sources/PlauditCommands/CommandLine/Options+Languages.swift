import PlauditModel

extension Options {
  /// The languages of a catalogue that an option lists; `nil` where it is not given.
  func languages(
    _ option: String, of catalogue: WrittenCatalogue
  ) throws(CommandFailure) -> Set<String>? {
    guard let list = self[option] else { return nil }
    let known = catalogue.languages.map(\.tag)
    var wanted: Set<String> = []
    for word in list.split(separator: ",").map(String.init) {
      let tag = known.first { $0 == word || $0 == ICU.canonicalTag(word) }
      guard let tag else {
        throw .usage("no texts in \(word); write one of \(known.joined(separator: ", "))")
      }
      wanted.insert(tag)
    }
    return wanted
  }
}
