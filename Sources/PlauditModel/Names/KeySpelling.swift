extension String {
  /// Whether a key that people take for another one is the same to programs too. Strings that differ
  /// only in how their characters are composed are equal in Swift.
  package func isSpelled(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Diagnostic.Message {
  package static func keyNormalForm(_ key: String, _ other: SourceLocation) -> Self {
    warning(
      "key-normal-form",
      "the key \(key) looks as at \(other), but its characters are composed in another way, and "
        + "programs tell them apart; copy the key from there")
  }
}
