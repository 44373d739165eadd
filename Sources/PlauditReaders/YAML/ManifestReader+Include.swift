import PlauditModel

extension ManifestReader {
  /// `[ratings]`
  mutating func readInclude(_ node: YAMLNode) -> [Located<Manifest.Inclusion>] {
    let items = node.items("include", like: "[ratings]", into: &diagnostics) ?? []
    return items.compactMap { item in
      item.setting("include", into: &diagnostics).flatMap { readInclusion($0) }
    }
  }

  private mutating func readInclusion(
    _ word: Located<String>
  ) -> Located<Manifest.Inclusion>? {
    guard let inclusion = Manifest.Inclusion(rawValue: word.value) else {
      diagnostics.add(.unknownInclusion(word.value), at: word.location)
      return nil
    }
    return Located(inclusion, at: word.location)
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownInclusion(_ word: String) -> Self {
    let all = Manifest.Inclusion.allCases.map(\.rawValue)
    return error(
      "include-unknown", "no words to include are called `\(word)`: \(cure(word, among: all))")
  }
}
