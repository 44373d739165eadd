import Foundation
import PlauditPrompts
import Testing

/// Timed inputs and the decision that each must lead to, derived by reading an article's code. Lines
/// that begin with # say why.
struct Trace {
  struct Row {
    let time: Date
    let input: ReviewPrompt.Input
    let decision: Outcome
    let line: Int
  }

  let name: String
  let preset: ReviewPrompt.Preset
  let rows: [Row]

  init(_ name: String, _ preset: ReviewPrompt.Preset, _ table: String) {
    self.name = name
    self.preset = preset
    rows = table.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { number, line in
        let line = line.trimmingCharacters(in: .whitespaces)
        guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
        let row = Self.row(line.components(separatedBy: ","), line: number + 1)
        if row == nil { Issue.record("\(name), line \(number + 1) cannot be read: \(line)") }
        return row
      }
  }

  private static func row(_ fields: [String], line: Int) -> Row? {
    guard fields.count == 4, let time = try? Date(fields[0], strategy: .iso8601),
      let input = input(fields[1], fields[2]), let decision = Outcome(rawValue: fields[3])
    else { return nil }
    return Row(time: time, input: input, decision: decision, line: line)
  }

  private static func input(_ kind: String, _ name: String) -> ReviewPrompt.Input? {
    switch kind {
    case "event": .event(Event(name))
    case "session-start": .sessionStart
    case "session-end": .sessionEnd
    case "version": .version(Version(name))
    case "screen": .screen(name)
    case "crash": .crash
    case "opened-review-page": .openedReviewPage
    case "requests-off": .requestsOff
    case "requests-on": .requestsOn
    default: nil
    }
  }
}

extension Trace: CustomTestStringConvertible {
  var testDescription: String { name }
}

struct GoldenTraceTests {
  static let traces =
    TaskThresholdTraces.all + SessionsTraces.all + FeatureTourTraces.all + DonationsTraces.all

  @Test(arguments: traces)
  func everyDecisionIsTheExpectedOne(trace: Trace) {
    #expect(trace.rows.count >= 12)
    var replay = ReviewPrompt.Replay(trace.preset.policy)
    for row in trace.rows { replay.feed(row.input, at: row.time) }
    replay.finish()
    #expect(replay.results.count == trace.rows.count)
    for (row, result) in zip(trace.rows, replay.results) {
      #expect(
        result.decision.outcome == row.decision,
        "\(trace.name), line \(row.line): \(result.decision)")
    }
  }

  @Test func everyPresetHasATrace() {
    #expect(Set(Self.traces.map(\.preset)) == Set(ReviewPrompt.Preset.allCases))
  }
}
