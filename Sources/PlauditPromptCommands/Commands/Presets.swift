import PlauditCommands
import PlauditPrompts

extension Command {
  static let presets = Command(
    .promptPresets,
    run: { options, environment throws(CommandFailure) in
      guard options.operands.isEmpty else { throw .usage("presets takes no operand") }
      for preset in ReviewPrompt.Preset.allCases where options.has("--all") || !preset.isCompat {
        try environment.print("\(preset.rawValue)\t\(preset.summary)")
      }
      return .success
    })
}

extension ReviewPrompt.Preset {
  fileprivate var summary: String {
    switch self {
    case .taskThreshold:
      "after the 10th event and 2 seconds on the same screen; once per version, 122 days apart"
    case .sessions: "after any event, when 3 sessions of 10 seconds are over; once"
    case .featureTour:
      "after a tour of four tabs and the settings, and 3 seconds on the same screen; once per "
        + "version, 14 days apart"
    case .donations:
      "after the 3rd feeding or grooming or the 1st walk; once per version, 7 days apart"
    case .taskThresholdCompat:
      "as the article's code: from the 11th event on; once per build, 122 days apart"
    case .sessionsCompat:
      "as the article's code: at a launch, when 4 sessions of more than 10 seconds are over; once"
    case .featureTourCompat:
      "as the article's code: 3 seconds after the tour, on whatever screen; in each new version"
    case .donationsCompat:
      "as the article's code: once for each reason; what is donated while it rests is lost"
    }
  }
}
