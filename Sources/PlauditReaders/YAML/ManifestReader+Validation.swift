import PlauditModel

extension ManifestReader {
  /// Those beside the ids of checks.
  static let validateKeys = KeyTable([
    .init("baseline", .anything, "A file of findings that are known already, beside the manifest."),
    .init("names", .list(.text()), "Texts that may be the same in all languages."),
  ])

  mutating func readValidation(_ node: YAMLNode) -> Manifest.Validation {
    guard
      let mapping = node.mapping("validate", like: "{key-missing: error}", into: &diagnostics)
    else { return Manifest.Validation() }
    var severities: [String: Located<Manifest.Validation.Severity>] = [:]
    var baseline: Located<String>?
    var names: Set<String> = []
    for entry in mapping.entries where !entry.isRepeated {
      switch entry.key.value {
      case "baseline":
        baseline = readBaseline(entry.value)
      case "names":
        let items = entry.value.items("names", like: "[GitHub]", into: &diagnostics) ?? []
        names = Set(items.compactMap { $0.text("names", into: &diagnostics)?.text })
      default:
        guard checkIDs.contains(entry.key.value) else {
          diagnostics.add(.noCheck(entry.key.value, known: checkIDs), at: entry.key.location)
          continue
        }
        severities[entry.key.value] = readSeverity(entry.value, entry.key)
      }
    }
    return Manifest.Validation(severities: severities, baseline: baseline, names: names)
  }

  /// A file beside the manifest, or below it.
  private mutating func readBaseline(_ node: YAMLNode) -> Located<String>? {
    guard let path = node.setting("baseline", into: &diagnostics) else { return nil }
    guard !path.value.hasPrefix("/"), !path.value.split(separator: "/").contains("..") else {
      diagnostics.add(.outside(path.value), at: path.location)
      return nil
    }
    return path
  }

  private mutating func readSeverity(
    _ node: YAMLNode, _ check: Located<String>
  ) -> Located<Manifest.Validation.Severity>? {
    guard let word = node.setting(check.value, into: &diagnostics) else { return nil }
    guard let severity = Manifest.Validation.Severity(rawValue: word.value) else {
      diagnostics.add(.noSeverity(word.value), at: word.location)
      return nil
    }
    return Located(severity, at: check.location)
  }
}

extension Diagnostic.Message {
  fileprivate static func outside(_ path: String) -> Self {
    error(
      "path-outside",
      "`\(path)` leads out of the manifest's folder: write the path of a file in it")
  }

  fileprivate static func noCheck(_ id: String, known: [String]) -> Self {
    let hint = Suggestion.closest(to: id, among: known + ManifestReader.validateKeys.names)
      .map { "did you mean `\($0)`?" }
    return error(
      "unknown-key", "no check has the id `\(id)`: \(hint ?? "see plaudit validate --list-checks")")
  }

  fileprivate static func noSeverity(_ word: String) -> Self {
    let all = Manifest.Validation.Severity.allCases.map(\.rawValue)
    return error(
      "severity-unknown", "unknown severity `\(word)`: \(cure(word, among: all))")
  }
}
