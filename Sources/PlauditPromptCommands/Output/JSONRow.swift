import Foundation
import PlauditPrompts
import PlauditWriters

/// What came of one row of a log, as JSON on one line.
enum JSONRow {
  static func text(_ result: ReviewPrompt.Replay.Result) -> String {
    let (kind, name) = result.input.logged
    return JSONText.object([
      ("time", JSONText.string(result.time.timestamp)),
      ("kind", JSONText.string(kind.rawValue)),
      ("name", JSONText.string(name)),
      ("decision", JSONText.string(result.decision.outcome.rawValue)),
      ("decidedAt", JSONText.string(result.decidedAt.timestamp)),
      ("verdicts", array(result.decision.verdicts)),
    ])
  }

  private static func array(_ verdicts: [ReviewPrompt.Verdict]) -> String {
    "[" + verdicts.map(object).joined(separator: ", ") + "]"
  }

  private static func object(_ verdict: ReviewPrompt.Verdict) -> String {
    let finding = verdict.finding
    return JSONText.object([
      ("rule", JSONText.string(verdict.rule.name)),
      ("passes", "\(finding.passes)"),
      ("have", value(finding.have)),
      ("need", value(finding.need)),
      ("unit", unit(finding.need)),
      ("earliest", finding.earliest.map { JSONText.string($0.timestamp) } ?? "null"),
      ("text", JSONText.string(verdict.sentence)),
      ("parts", array(verdict.parts)),
    ])
  }

  private static func value(_ amount: ReviewPrompt.Amount) -> String {
    switch amount {
    case .count(let number), .days(let number): "\(number)"
    case .seconds(let seconds): seconds.isFinite ? "\(seconds)" : "null"
    case .words(let words): JSONText.string(words)
    }
  }

  private static func unit(_ amount: ReviewPrompt.Amount) -> String {
    switch amount {
    case .days: "\"days\""
    case .seconds: "\"seconds\""
    case .count, .words: "null"
    }
  }
}
