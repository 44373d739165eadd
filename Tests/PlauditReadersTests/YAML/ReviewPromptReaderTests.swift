import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct ReviewPromptReaderTests {
  private typealias Prompt = Manifest.ReviewPrompt

  private func read(_ file: [UInt8], into diagnostics: inout Diagnostics) -> Manifest? {
    ManifestReader.read(file, path: "plaudit.yaml", canonicalTag: { $0 }, into: &diagnostics)
  }

  /// - Parameter prompt: What stands after `review-prompt:`.
  private func prompt(_ prompt: String) throws -> Prompt {
    var diagnostics = Diagnostics()
    let file = "app: {id: 1}\nreview-prompt:\(prompt)\n"
    let manifest = read(Array(file.utf8), into: &diagnostics)
    #expect(diagnostics.faults == [])
    return try #require(manifest?.reviewPrompt)
  }

  private func policy(_ text: String) throws -> Prompt.Policy {
    guard case .policy(let policy) = try prompt(text) else {
      throw NotAPolicy()
    }
    return policy
  }

  private struct NotAPolicy: Error {}

  private func event(_ key: String) throws -> Prompt.Event { try #require(Prompt.Event(key)) }

  @Test func wholePolicy() throws {
    let task = try event("finished-task")
    let policy = try policy(
      """

        ask-after: [finished-task]                # only these moments may ask
        needs:                                    # all of them, "at least"
          finished-task: 10
          sessions: 3
          days-of-use: 7
        wait: 2 seconds                           # still on the same screen
        then-rest: 122 days
        once-per: version
        not-after: {crash: 7 days}                # always on: 3 in 365 days
      """)
    #expect(
      policy
        == Prompt.Policy(
          askAfter: [task], needs: [.count(task, 10), .sessions(3), .daysOfUse(7)], wait: 2,
          thenRest: .days(122), oncePer: .version, notAfter: [.init(after: .crash, for: .days(7))]))
  }

  @Test func whatIsLeftOutIsLeftToTheRuntime() throws {
    #expect(try policy(" {ask-after: [a]}") == Prompt.Policy(askAfter: [event("a")]))
  }

  @Test func noPrompt() throws {
    var diagnostics = Diagnostics()
    let manifest = read(Array("app: {id: 1}\n".utf8), into: &diagnostics)
    #expect(try #require(manifest).reviewPrompt == nil)
  }

  @Test func needsNest() throws {
    let (a, b) = try (event("a"), event("b"))
    let policy = try policy(
      """

        ask-after: [a]
        needs:
          days-since-first-use: 14
          any: [{a: 1}, {b: 2, sessions: 3}, {not: {all: [{a: 4}]}}]
      """)
    #expect(
      policy.needs == [
        .daysSinceFirstUse(14),
        .any([.count(a, 1), .all([.count(b, 2), .sessions(3)]), .not(.all([.count(a, 4)]))]),
      ])
    #expect(policy.askAfter == [a])
  }

  @Test func eventsAreListedOnceInTheOrderWritten() throws {
    let events = try prompt(
      " {ask-after: [b, c], needs: {any: [{a: 1}, {not: {d: 1}}, {b: 1}]}, not-after: {e: 1 day, a: 1 day}}"
    ).events
    #expect(events.map(\.key) == ["b", "c", "a", "d", "e"])
  }

  @Test(arguments: [
    ("1 second", Prompt.Period.seconds(1)), ("2 minutes", .seconds(120)),
    ("36 hours", .seconds(129_600)),
    ("0 days", .days(0)), ("1 week", .days(7)), ("1000000 weeks", .days(7_000_000)),
  ])
  private func periods(text: String, period: Prompt.Period) throws {
    let policy = try policy(
      " {ask-after: [a], then-rest: \(text), not-after: {opened-review-page: \(text), b: \(text)}}")
    #expect(policy.thenRest == period)
    #expect(
      try policy.notAfter == [
        .init(after: .reviewPage, for: period), .init(after: .event(event("b")), for: period),
      ])
  }

  @Test func anEventThatAsksMayBeLikeAWordOfThePolicy() throws {
    let session = try event("session")
    let policy = try policy(" {needs: {session: 1, sessions: 2}, ask-after: [session]}")
    #expect(policy.needs == [.count(session, 1), .sessions(2)])
  }

  @Test(arguments: Manifest.ReviewPrompt.Preset.allCases)
  private func presets(preset: Prompt.Preset) throws {
    var diagnostics = Diagnostics()
    let file = Array("app: {id: 1}\nreview-prompt: \(preset.rawValue)\n".utf8)
    let manifest = read(file, into: &diagnostics)
    #expect(manifest?.reviewPrompt == .preset(preset))
    #expect(diagnostics.faults == (preset.plain == nil ? [] : ["2:16 preset-compat"]))
  }

  @Test(arguments: [
    ("▲''", "value-missing", "`review-prompt` has no value"),
    ("▲[a]", "value-type", "or the name of a preset"),
    ("▲task-treshold", "preset-unknown", "did you mean `task-threshold`?"),
    ("▲often", "preset-unknown", "`task-threshold`, `sessions`, `feature-tour`, `donations`, or"),
    ("▲{wait: 2 seconds}", "value-missing", "add `ask-after: …`"),
    ("{▲ask-afer: [a]}", "unknown-key", "did you mean `ask-after`?"),
    ("{ask-after: ▲[]}", "value-missing", "`ask-after` is empty"),
    ("{ask-after: ▲a}", "value-type", "like [finished-task]"),
    ("{ask-after: [a, b, ▲a]}", "event-duplicate", "`a` is already on line 2"),
    ("{ask-after: [a-b, ▲a_b]}", "identifier-collision", "`aB`, like `a-b` on line 2"),
    ("{ask-after: [a-b], needs: {▲aB: 1}}", "identifier-collision", "like `a-b` on line 2"),
    ("{ask-after: [▲--]}", "identifier-empty", "`--`"),
    ("{ask-after: [▲sessions]}", "event-name", "`sessions` is a word of Plaudit's"),
    ("{ask-after: [a], needs: {▲crash: 1}}", "event-name", "write another name"),
    ("{ask-after: [a], needs: ▲[a]}", "value-type", "`needs` must be a mapping"),
    ("{ask-after: [a], needs: ▲{}}", "value-missing", "`needs` is empty"),
    ("{ask-after: [a], needs: {a: 1, ▲a: 2}}", "key-duplicate", "`a`"),
    ("{ask-after: [a], needs: {a: ▲0}}", "need-count", "a whole number from 1"),
    ("{ask-after: [a], needs: {sessions: ▲-3}}", "need-count", "`-3` is not how often"),
    ("{ask-after: [a], needs: {days-of-use: ▲7 days}}", "need-count", "`7 days`"),
    ("{ask-after: [a], needs: {a: ▲99999999999999999999}}", "need-count", "to 1000000"),
    ("{ask-after: [a], needs: {▲sesions: 3}}", "unknown-key", "did you mean `sessions`?"),
    ("{ask-after: [a], needs: {▲day-of-use: 3}}", "unknown-key", "did you mean `days-of-use`?"),
    ("{ask-after: [a], needs: {▲anny: [{a: 1}]}}", "unknown-key", "did you mean `any`?"),
    ("{ask-after: [a], needs: {▲either: [{a: 1}]}}", "unknown-key", "`any`, `all`, `not`"),
    ("{ask-after: [a], needs: {any: ▲{a: 1}}}", "value-type", "like [{finished-task: 10}"),
    ("{ask-after: [a], needs: {any: ▲[]}}", "value-missing", "`any` is empty"),
    ("{ask-after: [a], needs: {all: [▲{}]}}", "value-missing", "`all` is empty"),
    ("{ask-after: [a], needs: {not: ▲{a: 1, b: 1}}}", "not-several", "{any: [{…}, {…}]}"),
    ("{ask-after: [a], wait: ▲2}", "duration", "like `2 seconds`"),
    ("{ask-after: [a], wait: ▲1.5 seconds}", "duration", "a whole number"),
    ("{ask-after: [a], wait: ▲1 day}", "duration", "an hour at the most"),
    ("{ask-after: [a], wait: ▲3601 seconds}", "duration", "an hour at the most"),
    ("{ask-after: [a], then-rest: ▲122 dais}", "duration", "did you mean `days`?"),
    ("{ask-after: [a], then-rest: ▲4 months}", "duration", "`days`, `weeks`"),
    ("{ask-after: [a], then-rest: ▲1000001 days}", "duration", "at most 1000000"),
    ("{ask-after: [a], once-per: ▲verson}", "once-per-unknown", "did you mean `version`?"),
    ("{ask-after: [a], once-per: ▲year}", "once-per-unknown", "`version`, `build`, `install`"),
    ("{ask-after: [a], not-after: ▲[crash]}", "value-type", "like {crash: 7 days}"),
    ("{ask-after: [a], not-after: {▲crahs: 7 days}}", "unknown-key", "did you mean `crash`?"),
    ("{ask-after: [a], not-after: {crash: ▲7d}}", "duration", "`7d`"),
    ("{ask-after: [a], not-after: {▲sessions: 7 days}}", "event-name", "`sessions`"),
  ])
  func fault(prompt: String, id: String, hint: String) {
    let texts = expect(id, in: "app: {id: 1}\nreview-prompt: \(prompt)\n") { file, diagnostics in
      let manifest = read(file, into: &diagnostics)
      #expect(manifest == nil)
    }
    #expect(texts.first?.contains(hint) == true, "\(texts)")
  }

  @Test func allFaultsAreReported() {
    expect(
      "identifier-empty", "need-count", "duration", "duration", "once-per-unknown", "duration",
      "unknown-key",
      in: """
        app: {id: 1}
        review-prompt:
          ask-after: [▲'?']
          needs: {any: [{a: ▲x}]}
          wait: ▲soon
          then-rest: ▲long
          once-per: ▲day
          not-after: {a: ▲x}
          ▲other: 1
        """
    ) { file, diagnostics in _ = read(file, into: &diagnostics) }
  }

  @Test func threeTypesHaveThreeNames() {
    expect(
      "swift-name-duplicate", in: "app: {id: 1}\ngenerate: {texts: A, events: ▲A}\n"
    ) { file, diagnostics in _ = read(file, into: &diagnostics) }
    expect(
      "swift-name-duplicate", in: "app: {id: 1}\ngenerate: {links: ▲ReviewEvent}\n"
    ) { file, diagnostics in _ = read(file, into: &diagnostics) }
  }
}
