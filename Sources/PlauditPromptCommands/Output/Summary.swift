import Foundation
import PlauditPrompts

/// How often people were asked, and what kept them from being asked at the other moments.
struct Summary {
  private let results: [ReviewPrompt.Replay.Result]

  init(_ results: [ReviewPrompt.Replay.Result]) { self.results = results }

  var lines: [String] {
    let asks = results.filter { $0.decision.outcome == .ask }
    let rows = results.count == 1 ? "1 row" : "\(results.count) rows"
    return ["\(rows), \(asks.count == 1 ? "1 request" : "\(asks.count) requests")"]
      + asks.map { "  asked at \($0.decidedAt.timestamp) after \(TextRow.what($0))" } + refusals
  }

  /// The rules that refused, those that did so most often first. Rows that could not ask, whatever
  /// the rules say, are none of their doing.
  private var refusals: [String] {
    var counts: [String: Int] = [:]
    for result in results {
      guard let reason = result.decision.reason, reason.rule != .standing(.moment) else { continue }
      counts[reason.rule.name, default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "  refused by \($0.key): \($0.value == 1 ? "once" : "\($0.value) times")" }
  }
}
