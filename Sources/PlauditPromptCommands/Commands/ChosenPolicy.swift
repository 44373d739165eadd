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
  /// - Returns: `nil` where the console now tells what is wrong with the manifest.
  static func policy(
    from options: Options, _ environment: Environment
  ) throws(CommandFailure) -> Self? {
    guard let path = options["--manifest"] else { return try preset(options["--preset"]) }
    guard options["--preset"] == nil else { throw .usage("either --preset or --manifest") }
    let manifest = try CommandFailure.ofFiles { () throws(FileFailure) in
      try environment.manifest(path)
    }
    guard let manifest else { return nil }
    guard let written = manifest.reviewPrompt else {
      throw .usage("\(path) has no review-prompt; add one, or name a preset with --preset")
    }
    return Self(
      name: path, policy: ReviewPrompt.Policy(written),
      events: written.events.map { ReviewPrompt.Event($0) })
  }

  private static func preset(_ name: String?) throws(CommandFailure) -> Self {
    let name = name ?? ReviewPrompt.Preset.taskThreshold.rawValue
    guard let preset = ReviewPrompt.Preset(rawValue: name) else {
      let names = ReviewPrompt.Preset.allCases.map(\.rawValue)
      let cure = Suggestion.closest(to: name, among: names).map { "did you mean \($0)?" }
      throw .usage("no preset \(name); \(cure ?? "list them with plaudit prompt presets --all")")
    }
    return Self(name: name, policy: preset.policy, events: preset.events)
  }
}
