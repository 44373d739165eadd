import Foundation

extension ReviewPrompt.Verdict: CustomStringConvertible {
  /// The rule, what it has and what it needs, on one line: `finished-task 4 of 10`.
  public var description: String {
    let need = finding.need
    var line =
      switch need {
      case .words(let words):
        "\(rule.name): \(finding.have)" + (finding.passes ? "" : ", needs \(words)")
      default: "\(rule.name) \(finding.have.bare) of \(need)"
      }
    if let earliest = finding.earliest {
      line += ", not before \(earliest.formatted(.iso8601))"
    }
    return line
  }
}
