import Foundation
import PlauditModel
import PlauditPrompts

/// What came of one row of a log, on one line for people.
enum TextRow {
  static func text(_ result: ReviewPrompt.Replay.Result, width: Int) -> String {
    let what = what(result.input)
    let gap = String(repeating: " ", count: max(0, width - what.count))
    let later =
      result.decidedAt == result.time ? "" : " (decided at \(result.decidedAt.timestamp))"
    let decision = result.decision.sentence
    return "\(result.time.timestamp)  \(what)\(gap)  \(decision)\(later)"
  }

  /// What happened.
  static func what(_ input: ReviewPrompt.Input) -> String {
    let (kind, name) = input.logged
    return name.isEmpty ? kind.rawValue : "\(kind.rawValue) \(name.onOneLine)"
  }
}
