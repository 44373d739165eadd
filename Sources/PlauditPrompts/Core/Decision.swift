extension ReviewPrompt {
  /// The answer to whether people are asked for a review.
  public enum Outcome: String, Sendable, Hashable, Codable, CaseIterable {
    /// Request a review.
    case ask
    /// Not now, but later.
    case notNow = "not-now"
    /// Not now, and neither time nor anything that people do in the app will change that, but for
    /// switching requests on again.
    case never
  }

  /// The answer, and why.
  public struct Decision: Sendable, Hashable, Codable {
    /// The answer.
    public let outcome: Outcome
    /// What each rule says: those that hold for every policy and those of the policy.
    public let verdicts: [Verdict]

    /// Why nothing is asked: the first rule that forbids it, and one that forbids it for good before
    /// all others. `nil` for ``Outcome/ask``.
    public var reason: Verdict? {
      verdicts.first { $0.finding.isFinal } ?? verdicts.first { !$0.finding.passes }
    }
  }
}

extension ReviewPrompt.Decision: CustomStringConvertible {
  /// One line for a log: `not now: finished-task 4 of 10`.
  public var description: String {
    let answer =
      switch outcome {
      case .ask: "ask"
      case .notNow: "not now"
      case .never: "never"
      }
    return reason.map { "\(answer): \($0)" } ?? answer
  }
}

extension ReviewPrompt.Decision {
  /// The decision and the verdict of each rule on a line of its own, those of combined rules
  /// indented.
  public var explanation: String {
    func lines(_ verdicts: [ReviewPrompt.Verdict], indent: String) -> [String] {
      verdicts.flatMap { verdict in
        ["\(indent)\(verdict.finding.passes ? "passed" : "failed")  \(verdict)"]
          + lines(verdict.parts, indent: indent + "  ")
      }
    }
    return ([description] + lines(verdicts, indent: "  ")).joined(separator: "\n")
  }

  /// Nothing is asked that could not be remembered.
  static let notStored = Self(
    outcome: .notNow,
    verdicts: [
      ReviewPrompt.Verdict(
        rule: .standing(.stored),
        finding: ReviewPrompt.Finding(
          Judgement(false),
          Amounts(have: .words("failed"), need: .words("a store that can be written"))),
        parts: [])
    ])
}
