import Foundation
import PlauditPrompts

/// How often people were asked, and what kept them from being asked at the other moments.
struct Summary {
  private var rows = 0
  private var asks: [String] = []
  private var refusals: [String: Int] = [:]

  /// Rows that could not ask, whatever the rules say, are none of the rules' doing.
  mutating func add(_ result: ReviewPrompt.Replay.Result) {
    rows += 1
    if result.decision.outcome == .ask {
      asks.append("  asked at \(result.decidedAt.timestamp) after \(TextRow.what(result.input))")
    }
    guard let reason = result.decision.reason, reason.rule != .standing(.moment) else { return }
    refusals[reason.rule.name, default: 0] += 1
  }

  /// The rules that refused come last, those that did so most often first.
  var lines: [String] {
    let total = rows == 1 ? "1 row" : "\(rows) rows"
    return ["\(total), \(asks.count == 1 ? "1 request" : "\(asks.count) requests")"] + asks
      + refusals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "  refused by \($0.key): \($0.value == 1 ? "once" : "\($0.value) times")" }
  }
}
