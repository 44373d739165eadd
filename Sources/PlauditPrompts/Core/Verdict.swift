public import Foundation

extension ReviewPrompt {
  /// What one rule says.
  public struct Verdict: Sendable, Hashable, Codable {
    /// The rule.
    public let rule: Rule
    /// Whether it lets a request through, and what it saw.
    public let finding: Finding
    /// The verdicts of the rules that ``Rule/all(_:)``, ``Rule/any(_:)`` or ``Rule/not(_:)`` combines.
    public let parts: [Verdict]
  }

  /// What a rule sees.
  public struct Finding: Sendable, Hashable, Codable {
    /// Whether the rule lets a request through.
    public let passes: Bool
    /// What there is.
    public let have: Amount
    /// What there must be.
    public let need: Amount
    /// The earliest time at which a rule that fails could pass. `nil` where it is not time that it
    /// waits for: it can pass as soon as the person does something.
    public let earliest: Date?
    /// Whether a rule that fails will never pass, whatever time it gets and whatever people do in the
    /// app.
    public let isFinal: Bool

    init(_ judgement: Judgement, _ amounts: Amounts) {
      passes = judgement.passes
      have = amounts.have
      need = amounts.need
      earliest = judgement.earliest
      isFinal = judgement.isFinal
    }
  }
}

/// What a decision needs of a rule. It holds no text and no number to show, so that a decision
/// without verdicts is quick and allocates nothing.
struct Judgement {
  let passes: Bool
  let earliest: Date?
  let isFinal: Bool

  init(_ passes: Bool, earliest: Date? = nil, isFinal: Bool = false) {
    self.passes = passes
    self.earliest = passes ? nil : earliest
    self.isFinal = !passes && isFinal
  }
}

/// What a verdict shows of a rule.
struct Amounts {
  let have: ReviewPrompt.Amount
  let need: ReviewPrompt.Amount
}
