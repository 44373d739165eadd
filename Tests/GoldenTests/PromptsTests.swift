import PlauditModel
import PlauditPrompts
import Testing

/// The policy and the events in the generated file that this target compiles.
struct PromptsTests {
  @Test func thePolicyIsTheManifests() {
    let task = EverythingEvent("finished-task")
    let quote = EverythingEvent(#"Quote " \(1 + 1) */"#)
    #expect(
      ReviewPrompt.Policy.app
        == ReviewPrompt.Policy(
          askAfter: [task, quote, EverythingEvent("init"), EverythingEvent("default")],
          needs: [
            .count(task, 10), .sessions(3), .daysOfUse(7), .daysSinceFirstUse(14),
            .any([
              .count(EverythingEvent("shared-result"), 2),
              .all([
                .count(EverythingEvent("2nd-visit"), 1), .count(EverythingEvent("оценка"), 5),
              ]),
              .not(.any([.count(EverythingEvent("opened-help"), 3), .sessions(100)])),
            ]),
            .all([.count(EverythingEvent("👍"), 1), .daysOfUse(8)]),
            .not(.count(EverythingEvent("default"), 1000)),
          ],
          wait: 3, thenRest: .days(126), oncePer: .build,
          notAfter: [
            .crash: .days(7), .reviewPage: .days(1),
            .event(EverythingEvent("opened-help")): .seconds(129_600),
            .event(EverythingEvent("init")): .seconds(0),
          ]))
  }

  @Test func eventsAreTyped() {
    let events: [EverythingEvent] = [
      .finishedTask, .quote11, .init_, .default, .sharedResult, ._2ndVisit, .оценка, .openedHelp,
      .👍,
    ]
    #expect(
      events.map(\.rawValue) == [
        "finished-task", #"Quote " \(1 + 1) */"#, "init", "default", "shared-result", "2nd-visit",
        "оценка", "opened-help", "👍",
      ])
  }

  /// The tool is built without PlauditPrompts and has a list of its own.
  @Test func theManifestKnowsThePresets() {
    let presets = Manifest.ReviewPrompt.Preset.allCases
    #expect(presets.map(\.rawValue) == ReviewPrompt.Preset.allCases.map(\.rawValue))
    for (preset, other) in zip(presets, ReviewPrompt.Preset.allCases) {
      // Generated code names the case.
      #expect("\(preset)" == "\(other)")
      #expect(preset.events.map(\.key) == other.events.map(\.rawValue))
      #expect(
        preset.plain.map { "\($0.rawValue)-compat" } == (other.isCompat ? "\(other.rawValue)" : nil)
      )
    }
  }
}
