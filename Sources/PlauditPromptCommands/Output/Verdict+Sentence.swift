import Foundation
import PlauditModel
import PlauditPrompts

extension ReviewPrompt.Decision {
  /// The answer and why, on one line.
  var sentence: String {
    let answer = outcome.rawValue.replacing("-", with: " ")
    return reason.map { "\(answer): \($0.innermost.sentence)" } ?? answer
  }

  /// The answer, and each verdict on a line of its own, those of combined rules indented.
  var sentences: [String] {
    func lines(_ verdicts: [ReviewPrompt.Verdict], indent: String) -> [String] {
      verdicts.flatMap { verdict in
        ["\(indent)\(verdict.finding.passes ? "passed" : "failed")  \(verdict.sentence)"]
          + lines(verdict.parts, indent: indent + "  ")
      }
    }
    return [sentence] + lines(verdicts, indent: "  ")
  }
}

extension ReviewPrompt.Verdict {
  /// What the rule saw and what it needs, in plain words.
  var sentence: String {
    let earliest = finding.earliest.map { "; not before \($0.timestamp)" } ?? ""
    return (words + earliest).onOneLine
  }

  /// The part of it that decides, where the rule combines others and one alone fails.
  fileprivate var innermost: Self {
    guard case .all = rule else { return self }
    return parts.first { !$0.finding.passes }?.innermost ?? self
  }

  private var words: String {
    let (have, need) = (finding.have, finding.need)
    switch rule {
    case .all: return "all of \(need) conditions must hold, \(have) do"
    case .any: return "one of \(parts.count) conditions must hold, \(have) do"
    case .not: return finding.passes ? "this does not hold" : "this must not hold, but does"
    case .eventCount(let count):
      let what = count.event?.rawValue ?? "any event"
      return "\(what) happened \(have) of \(count.isExact ? "exactly " : "")\(need) times"
    case .sessions: return "\(have) of \(need) sessions were long enough"
    case .daysOfUse: return "used on \(have) of \(need)"
    case .elapsed(let elapsed): return Self.words(elapsed, have, need)
    case .oncePer(let once): return Self.words(once, finding)
    case .attempts(let limit):
      return "\(have) of \(limit.limit) requests in \(limit.days) days are left"
    case .custom(let name): return "the app's condition \(name): \(have)"
    case .standing(let standing): return Self.words(standing, finding)
    }
  }

  private static func words(
    _ elapsed: ReviewPrompt.Elapsed, _ have: ReviewPrompt.Amount, _ need: ReviewPrompt.Amount
  ) -> String {
    let origin =
      switch elapsed.origin {
      case .firstUse: "the first use"
      case .lastAttempt: "the last request"
      case .crash: "the last crash"
      case .reviewPage: "the last visit to the review page"
      case .sessionStart: "the session's beginning"
      case .event(let event): "the last \(event.rawValue)"
      }
    if case .words = have { return "\(origin) must be \(need) ago: there was none" }
    return "\(origin) must be \(need) ago: it is \(have)"
  }

  private static func words(
    _ once: ReviewPrompt.OncePer, _ finding: ReviewPrompt.Finding
  ) -> String {
    let asked = finding.passes ? "nobody was asked" : "there was a request"
    switch once.scope {
    case .install: return "\(asked) since the app was installed"
    case .version, .build:
      if !finding.passes, once.unknown == .isRefused, finding.have == .words("unknown") {
        return "the app's version is unknown"
      }
      return "\(asked) in this \(once.scope.rawValue) (\(finding.have))"
    }
  }

  private static func words(
    _ standing: ReviewPrompt.Standing, _ finding: ReviewPrompt.Finding
  ) -> String {
    let passes = finding.passes
    return switch standing {
    case .moment: passes ? "\(finding.have) may ask" : "\(finding.have) is no moment that may ask"
    case .allowed: passes ? "asking is not switched off" : "the app was told to ask for nothing"
    case .requestsOn: "the person has requests switched \(finding.have)"
    case .distribution: passes ? "not from TestFlight" : "TestFlight shows no prompt"
    case .single: passes ? "no other request waits" : "another request waits"
    case .stayed: passes ? "the same screen is in front" : "the person went to another screen"
    case .scene: passes ? "a window is in front" : "no window is in front"
    case .stored: passes ? "the request can be stored" : "the request cannot be stored"
    }
  }
}
