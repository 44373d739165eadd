extension ReviewPrompt.Rule {
  /// Sessions count when they end, if they were as long as ``ReviewPrompt/Policy/session`` says.
  static func sessionsFinding(_ need: Int, on subject: Subject) -> ReviewPrompt.Finding {
    let have = subject.state.sessions
    return ReviewPrompt.Finding(have >= need, have: .count(have), need: .count(need))
  }
}
