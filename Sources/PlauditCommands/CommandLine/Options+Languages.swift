import PlauditModel

extension Options {
  /// The languages of a catalogue that an option lists; `nil` where it is not given.
  func languages(
    _ option: String, of catalogue: WrittenCatalogue
  ) throws(CommandFailure) -> Set<String>? {
    try self[option].map { list throws(CommandFailure) in
      Set(try LanguageOperand.tags(list, among: catalogue.languages.map(\.tag)))
    }
  }
}
