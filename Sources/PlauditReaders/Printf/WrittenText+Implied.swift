import PlauditModel

extension WrittenText {
  /// Whether this, read from a key without a source text, is the text. A key such as
  /// `settings.title` only names one, and tells nothing of its arguments.
  func isImplied(by key: String, _ translations: [WrittenText]) -> Bool {
    !shown.isEmpty || key.utf8.contains(UInt8(ascii: " "))
      || translations.allSatisfy(\.shown.isEmpty)
  }
}
