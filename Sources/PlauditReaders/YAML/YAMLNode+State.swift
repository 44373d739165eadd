import PlauditModel

extension YAMLNode {
  /// The state that a locale file tells of itself.
  var localeFileState: LocaleFile.State? {
    guard case .mapping(let mapping) = content else { return nil }
    return mapping.entries.lazy.compactMap(\.localeFileState).first
  }
}

extension YAMLNode.Entry {
  /// `state: draft` or `state: reviewed`; `nil` for everything else. Unquoted, so that an app may have
  /// a message `state` too: one that says "draft" stands in quotes.
  var localeFileState: LocaleFile.State? {
    guard key.value == "state", case .scalar(let scalar) = value.content, scalar.style == .plain
    else { return nil }
    return LocaleFile.State(rawValue: scalar.text.text)
  }
}
