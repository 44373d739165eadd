import PlauditModel

extension ManifestReader {
  static let policyKeys = KeyTable([
    .init(
      "ask-after",
      .list(
        .word(matching: namePattern, except: wordsOfPolicies.sorted()), atLeast: 1, differing: true),
      isRequired: true,
      "The events that may ask. An event is a word of yours for something that people do."),
    .init("needs", .named("needs"), "What must hold, all of it."),
    .init(
      "wait", period, "How long people must stay on the same screen; without it `2 seconds`."),
    .init(
      "then-rest", period, "How long nothing is asked after a request; without it `122 days`."),
    .init(
      "once-per", .oneOf(Manifest.ReviewPrompt.Scope.allCases.map(\.rawValue)),
      "What sees one request at most; without it `version`."),
    .init(
      "not-after", .mapping(notAfterKeys), "How long nothing is asked after something happened."),
  ])

  private static let notAfterKeys = KeyTable(
    [
      .init("crash", period, "After the app crashed."),
      .init(
        "opened-review-page", period,
        "After people opened the page where reviews are written; without it `122 days`."),
    ],
    others: .init(
      matching: namePattern, except: wordsOfPolicies.sorted(), period, "After this event."))

  /// A preset's name, or a policy of the app's own.
  mutating func readReviewPrompt(_ node: YAMLNode) -> Manifest.ReviewPrompt? {
    if case .scalar = node.content, !node.isEmpty {
      return node.setting("review-prompt", into: &diagnostics).flatMap { readPreset($0) }
        .map { .preset($0) }
    }
    let example = "{ask-after: [finished-task]}, or the name of a preset"
    guard let mapping = node.mapping("review-prompt", like: example, into: &diagnostics) else {
      return nil
    }
    let fields = YAMLFields(
      of: mapping, at: node.location, known: Self.policyKeys, into: &diagnostics)
    let askAfter = fields["ask-after"].map { readAskAfter($0) }
    return .policy(
      Manifest.ReviewPrompt.Policy(
        askAfter: askAfter ?? [], needs: fields["needs"].map { readNeeds($0, "needs") } ?? [],
        wait: fields["wait"].flatMap { readWait($0) },
        thenRest: fields["then-rest"].flatMap { readPeriod($0, "then-rest") },
        oncePer: fields["once-per"].flatMap { readScope($0) },
        notAfter: fields["not-after"].map { readNotAfter($0) } ?? []))
  }

  private mutating func readPreset(_ name: Located<String>) -> Manifest.ReviewPrompt.Preset? {
    guard let preset = Manifest.ReviewPrompt.Preset(rawValue: name.value) else {
      diagnostics.add(.unknownPreset(name.value), at: name.location)
      return nil
    }
    if let plain = preset.plain {
      diagnostics.add(.compatPreset(preset, plain), at: name.location)
    }
    return preset
  }

  private mutating func readAskAfter(_ node: YAMLNode) -> [Manifest.ReviewPrompt.Event] {
    guard let items = node.items("ask-after", like: "[finished-task]", into: &diagnostics) else {
      return []
    }
    if items.isEmpty { diagnostics.add(.noMoment, at: node.location) }
    let names = items.compactMap { $0.setting("ask-after", into: &diagnostics) }
    reportRepeats(in: names, as: Diagnostic.Message.repeatedEvent)
    return names.compactMap { readEvent($0) }
  }

  private mutating func readScope(_ node: YAMLNode) -> Manifest.ReviewPrompt.Scope? {
    guard let word = node.setting("once-per", into: &diagnostics) else { return nil }
    guard let scope = Manifest.ReviewPrompt.Scope(rawValue: word.value) else {
      diagnostics.add(.unknownScope(word.value), at: word.location)
      return nil
    }
    return scope
  }

  private mutating func readNotAfter(_ node: YAMLNode) -> [Manifest.ReviewPrompt.Quiet] {
    guard let mapping = node.mapping("not-after", like: "{crash: 7 days}", into: &diagnostics)
    else { return [] }
    return mapping.entries.filter { !$0.isRepeated }.compactMap { entry in
      let origin = readOrigin(entry.key)
      let period = readPeriod(entry.value, entry.key.value)
      guard let origin, let period else { return nil }
      return Manifest.ReviewPrompt.Quiet(after: origin, for: period)
    }
  }

  private mutating func readOrigin(
    _ key: Located<String>
  ) -> Manifest.ReviewPrompt.Quiet.Origin? {
    switch key.value {
    case "crash": .crash
    case "opened-review-page": .reviewPage
    default:
      readEvent(key, unlike: ["crash", "opened-review-page"]).map { .event($0) }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownPreset(_ name: String) -> Self {
    let all = Manifest.ReviewPrompt.Preset.allCases
    let hint = Suggestion.closest(to: name, among: all.map(\.rawValue))
      .map { "did you mean `\($0)`?" }
    let plain = list(all.filter { $0.plain == nil }.map(\.rawValue))
    return .error(
      "preset-unknown",
      "no preset is named `\(name)`: "
        + (hint ?? "write one of \(plain), or a mapping with `ask-after`"))
  }

  fileprivate static func compatPreset(
    _ preset: Manifest.ReviewPrompt.Preset, _ plain: Manifest.ReviewPrompt.Preset
  ) -> Self {
    .warning(
      "preset-compat",
      "`\(preset.rawValue)` copies other people's code with its bugs and without Apple's limits, for"
        + " comparing: an app that ships wants `\(plain.rawValue)`")
  }

  fileprivate static var noMoment: Self {
    .error(
      "value-missing",
      "`ask-after` is empty, so the app would never ask: name an event, like [finished-task]")
  }

  fileprivate static func repeatedEvent(_ name: String, firstLine: Int) -> Self {
    .error("event-duplicate", "the event `\(name)` is already on line \(firstLine): remove one")
  }

  fileprivate static func unknownScope(_ word: String) -> Self {
    let all = Manifest.ReviewPrompt.Scope.allCases.map(\.rawValue)
    return .error(
      "once-per-unknown", "once per `\(word)` is not known: \(cure(word, among: all))")
  }
}
