package import PlauditModel

extension Checks {
  /// What the checks find. What a comment silences is left out; a silence that silences nothing is
  /// a finding itself.
  ///
  /// - Parameters:
  ///   - names: Texts that may be the same in all languages.
  ///   - lock: Which sources translations were accepted for.
  package static func run(
    _ types: [any Check.Type] = all, on catalogue: WrittenCatalogue, names: Set<String> = [],
    lock: TranslationLock? = nil, into diagnostics: inout Diagnostics
  ) {
    var reading: Diagnostics?
    run(types, on: catalogue, names: names, lock: lock, reading: &reading, into: &diagnostics)
  }

  /// - Parameter reading: What was found while the catalogue was read; it loses what comments silence.
  ///   `nil` where nobody knows.
  package static func run(
    _ types: [any Check.Type], on catalogue: WrittenCatalogue, names: Set<String>,
    lock: TranslationLock?, reading: inout Diagnostics?, into diagnostics: inout Diagnostics
  ) {
    var findings = Findings(in: catalogue, names: names, lock: lock)
    let run = CheckRun(types)
    var faults = reading.map(SilencedFaults.init)
    catalogue.forEachMessage { message in
      run.look(at: message, &findings)
      guard !message.silences.isEmpty else { return }
      for silence in message.silences {
        if let type = types.first(where: { $0.info.id == silence.id.value }) {
          var silenced = Findings(in: catalogue, names: names, lock: lock)
          let silencedRun = CheckRun([type], only: silence.language)
          silencedRun.look(at: message, &silenced, ignoringSilences: true)
          silencedRun.finish(catalogue, &silenced)
          guard silenced.diagnostics.isEmpty else { continue }
        } else if all.contains(where: { $0.info.id == silence.id.value }) {
          // A check that does not run this time.
          continue
        } else if ReadingFaults.ids.contains(silence.id.value) {
          // Where nobody knows what was found, nobody knows what is silenced.
          guard let silences = faults?.take(silence, of: message), !silences else { continue }
        }
        findings.add(
          faults?.withstands(silence) ?? false
            ? .cannotSilence(silence.id.value) : .silencesNothing(silence.id.value),
          at: silence.id.location,
          about: Diagnostic.Subject(key: message.key, language: silence.language))
      }
    }
    run.finish(catalogue, &findings)
    if let faults { reading = reading?.compactMap { faults.holds($0) ? nil : $0 } }
    diagnostics.add(contentsOf: findings.diagnostics)
  }
}

/// Checks that walk a catalogue together.
private struct CheckRun {
  private let checks: [any Check]
  private let messageChecks: [any MessageCheck]
  private let textChecks: [any TextCheck]
  private let pluralChecks: [any PluralCheck]
  /// The one language to look at; `nil` for all.
  private let language: String?

  init(_ types: [any Check.Type], only language: String? = nil) {
    checks = types.map { $0.init() }
    messageChecks = checks.compactMap(\.ofMessages)
    textChecks = checks.compactMap(\.ofTexts)
    pluralChecks = checks.compactMap(\.ofPlurals)
    self.language = language
  }

  func look(
    at message: WrittenMessage, _ findings: inout Findings, ignoringSilences: Bool = false
  ) {
    guard ignoringSilences || message.silences.isEmpty else {
      return lookAround(message, &findings)
    }
    for check in messageChecks { check.check(message, &findings) }
    for text in message.texts where text.state != .new {
      if let language, text.language.tag != language { continue }
      for check in textChecks { check.check(text, of: message, &findings) }
      guard text.hasForms else { continue }
      for choice in text.choices {
        for check in pluralChecks { check.check(choice, in: text, of: message, &findings) }
      }
    }
  }

  /// Looks at a message some of whose findings are silenced.
  private func lookAround(_ message: WrittenMessage, _ findings: inout Findings) {
    for check in checks {
      let ids = message.silences.filter { $0.id.value == type(of: check).info.id }
      if ids.contains(where: { $0.language == nil }) { continue }
      let languages = ids.compactMap(\.language)
      check.ofMessages?.check(message, &findings)
      for text in message.texts
      where text.state != .new && !languages.contains(text.language.tag) {
        check.ofTexts?.check(text, of: message, &findings)
        guard text.hasForms, let check = check.ofPlurals else { continue }
        for choice in text.choices { check.check(choice, in: text, of: message, &findings) }
      }
    }
  }

  func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings) {
    for check in checks { check.ofCatalogues?.finish(catalogue, &findings) }
  }
}

extension Diagnostic.Message {
  fileprivate static func silencesNothing(_ id: String) -> Self {
    guard !id.isEmpty else {
      return warning(
        "silence-unused",
        "no check is named here, so this silences nothing; write plaudit:ignore and the id of a check"
      )
    }
    let known = Checks.ids
    let cure =
      known.contains(id)
      ? "remove it"
      : Suggestion.closest(to: id, among: known).map { "did you mean \($0)?" }
        ?? "no check has this id"
    return warning("silence-unused", "this silences no finding of \(id); \(cure)")
  }
}

extension WrittenText {
  /// Whether it has forms of its own to look at: neither copies nor nothing at all.
  fileprivate var hasForms: Bool { !choices.isEmpty && !isCopy && !isBlank }
}
