import PlauditPrompts

/// What logs call the things that happen.
package enum InputKind: String, CaseIterable {
  case event
  case sessionStart = "session-start"
  case sessionEnd = "session-end"
  case version
  case screen
  case crash
  case openedReviewPage = "opened-review-page"
  case requestsOff = "requests-off"
  case requestsOn = "requests-on"

  var takesName: Bool {
    switch self {
    case .event, .version, .screen: true
    default: false
    }
  }

  func input(_ name: String) -> ReviewPrompt.Input {
    switch self {
    case .event: .event(ReviewPrompt.Event(name))
    case .sessionStart: .sessionStart
    case .sessionEnd: .sessionEnd
    case .version: .version(ReviewPrompt.Version(name))
    case .screen: .screen(name)
    case .crash: .crash
    case .openedReviewPage: .openedReviewPage
    case .requestsOff: .requestsOff
    case .requestsOn: .requestsOn
    }
  }
}

extension ReviewPrompt.Input {
  /// As logs write it.
  var logged: (kind: InputKind, name: String) {
    switch self {
    case .event(let event), .count(let event): (.event, event.rawValue)
    case .sessionStart: (.sessionStart, "")
    case .sessionEnd: (.sessionEnd, "")
    case .version(let version): (.version, version.text)
    case .screen(let name): (.screen, name)
    case .crash: (.crash, "")
    case .openedReviewPage: (.openedReviewPage, "")
    case .requestsOff: (.requestsOff, "")
    case .requestsOn: (.requestsOn, "")
    }
  }
}

extension ReviewPrompt.Version {
  /// As logs write it: `2.1+40`.
  var text: String { (short ?? "") + (build.map { "+\($0)" } ?? "") }
}
