extension Diagnostic.Message {
  /// A comment for what is found before comments are looked at.
  package static func cannotSilence(_ id: String) -> Self {
    warning(
      "silence-unused",
      "\(id) is found before comments are looked at, so this cannot silence it; mend what is told, "
        + "and remove this")
  }
}
