import Foundation

extension ReviewPrompt.Rule {
  static func judgement(ofAll rules: [Self], on subject: Subject) -> Judgement {
    var passes = true
    var earliest: Date?
    var isFinal = false
    for index in rules.indices {
      let judgement = rules[index].judgement(on: subject)
      passes = passes && judgement.passes
      isFinal = isFinal || judgement.isFinal
      if let date = judgement.earliest { earliest = max(date, earliest ?? date) }
    }
    return Judgement(passes, earliest: earliest, isFinal: isFinal)
  }

  static func judgement(ofAny rules: [Self], on subject: Subject) -> Judgement {
    var passes = false
    var earliest: Date?
    var needsTimeOnly = true
    var isFinal = true
    for index in rules.indices {
      let judgement = rules[index].judgement(on: subject)
      passes = passes || judgement.passes
      guard !judgement.isFinal else { continue }
      isFinal = false
      if let date = judgement.earliest {
        earliest = min(date, earliest ?? date)
      } else {
        needsTimeOnly = false
      }
    }
    return Judgement(passes, earliest: needsTimeOnly ? earliest : nil, isFinal: isFinal)
  }
}
