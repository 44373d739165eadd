import PlauditCommands
import PlauditModel
import PlauditPrompts

/// The policy that a command line names.
struct ChosenPolicy {
  let name: String
  let policy: ReviewPrompt.Policy
  /// What people do in an app that has it.
  let events: [ReviewPrompt.Event]

  /// Whether the policy has a use for an event.
  func knows(_ event: ReviewPrompt.Event) -> Bool {
    switch policy.moments {
    case .after: events.contains(event)
    case .afterAnyEvent, .atLaunch: true
    }
  }
}

extension ChosenPolicy {
  /// The options that name a policy.
  static let options: Set<String> = ["--preset"]

  static func policy(from options: Options) throws(CommandFailure) -> Self {
    let name = options["--preset"] ?? ReviewPrompt.Preset.taskThreshold.rawValue
    guard let preset = ReviewPrompt.Preset(rawValue: name) else {
      let names = ReviewPrompt.Preset.allCases.map(\.rawValue)
      let cure = Suggestion.closest(to: name, among: names).map { "did you mean \($0)?" }
      throw .usage("no preset \(name); \(cure ?? "list them with plaudit prompt presets --all")")
    }
    return Self(name: name, policy: preset.policy, events: preset.events)
  }
}
