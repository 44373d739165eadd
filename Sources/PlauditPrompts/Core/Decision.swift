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
