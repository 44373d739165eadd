extension ReviewPrompt.Rule {
  static func customFinding(_ name: String, on subject: Subject) -> ReviewPrompt.Finding {
    let answer = subject.context.conditions[name]
    let words = answer.map { $0 ? "yes" : "no" } ?? "no answer"
    return ReviewPrompt.Finding(answer ?? false, have: .words(words), need: .words("yes"))
  }
}
