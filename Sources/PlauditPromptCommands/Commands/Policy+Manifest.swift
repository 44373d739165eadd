import PlauditModel
import PlauditPrompts

extension ReviewPrompt.Policy {
  /// The policy that generated code has for a manifest.
  init(_ written: Manifest.ReviewPrompt) {
    switch written {
    // A test holds the manifest's list of presets against the runtime's.
    case .preset(let preset):
      self = ReviewPrompt.Preset(rawValue: preset.rawValue)?.policy ?? .taskThreshold
    case .policy(let policy): self.init(policy)
    }
  }

  private init(_ written: Manifest.ReviewPrompt.Policy) {
    self.init(
      askAfter: written.askAfter.map { ReviewPrompt.Event($0) },
      needs: written.needs.map { ReviewPrompt.Rule($0) },
      wait: written.wait.map { Double($0) } ?? Self.usualWait,
      thenRest: written.thenRest.map { ReviewPrompt.Period($0) } ?? Self.usualRest,
      oncePer: written.oncePer.map { ReviewPrompt.OncePer.Scope($0) } ?? Self.usualScope,
      quietAfter: written.notAfter.map { quiet in
        (ReviewPrompt.Elapsed.Origin(quiet.origin), ReviewPrompt.Period(quiet.period))
      })
  }
}

extension ReviewPrompt.Event {
  init(_ written: Manifest.ReviewPrompt.Event) { self.init(written.key) }
}

extension ReviewPrompt.Rule {
  fileprivate init(_ written: Manifest.ReviewPrompt.Need) {
    self =
      switch written {
      case .count(let event, let count): .count(ReviewPrompt.Event(event), count)
      case .sessions(let count): .sessions(count)
      case .daysOfUse(let days): .daysOfUse(days)
      case .daysSinceFirstUse(let days): .daysSinceFirstUse(days)
      case .any(let needs): .any(needs.map { Self($0) })
      case .all(let needs): .all(needs.map { Self($0) })
      case .not(let need): .not(Self(need))
      }
  }
}

extension ReviewPrompt.Period {
  fileprivate init(_ written: Manifest.ReviewPrompt.Period) {
    self =
      switch written {
      case .seconds(let seconds): .seconds(Double(seconds))
      case .days(let days): .days(days)
      }
  }
}

extension ReviewPrompt.OncePer.Scope {
  fileprivate init(_ written: Manifest.ReviewPrompt.Scope) {
    self =
      switch written {
      case .version: .version
      case .build: .build
      case .install: .install
      }
  }
}

extension ReviewPrompt.Elapsed.Origin {
  fileprivate init(_ written: Manifest.ReviewPrompt.Quiet.Origin) {
    self =
      switch written {
      case .crash: .crash
      case .reviewPage: .reviewPage
      case .event(let event): .event(ReviewPrompt.Event(event))
      }
  }
}
