import Foundation

extension ReviewPrompt.Rule {
  static func allFinding(_ rules: [Self], on subject: Subject) -> ReviewPrompt.Finding {
    var passing = 0
    var earliest: Date?
    var isFinal = false
    for rule in rules {
      let finding = rule.finding(on: subject)
      guard !finding.passes else {
        passing += 1
        continue
      }
      isFinal = isFinal || finding.isFinal
      if let date = finding.earliest { earliest = max(date, earliest ?? date) }
    }
    return ReviewPrompt.Finding(
      passing == rules.count, have: .count(passing), need: .count(rules.count), earliest: earliest,
      isFinal: isFinal)
  }

  static func anyFinding(_ rules: [Self], on subject: Subject) -> ReviewPrompt.Finding {
    var passing = 0
    var earliest: Date?
    var needsTimeOnly = true
    var isFinal = true
    for rule in rules {
      let finding = rule.finding(on: subject)
      if finding.passes { passing += 1 }
      guard !finding.isFinal else { continue }
      isFinal = false
      if let date = finding.earliest {
        earliest = min(date, earliest ?? date)
      } else {
        needsTimeOnly = false
      }
    }
    return ReviewPrompt.Finding(
      passing > 0, have: .count(passing), need: .count(1), earliest: needsTimeOnly ? earliest : nil,
      isFinal: isFinal)
  }

  static func notFinding(_ rule: Self, on subject: Subject) -> ReviewPrompt.Finding {
    let passes = !rule.finding(on: subject).passes
    return ReviewPrompt.Finding(passes, have: .words(passes ? "no" : "yes"), need: .words("no"))
  }
}
