import Foundation
import PlauditPrompts

extension FuzzTarget {
  /// What an app has stored of its requests for reviews.
  static let promptState = FuzzTarget("prompt-state") { bytes in
    guard let state = try? ReviewPrompt.State(stored: Data(bytes)) else { return }
    guard let stored = try? state.stored() else { fatalError("broken: \(state) is not stored") }
    require((try? ReviewPrompt.State(stored: stored)) == state, "\(state) is stored otherwise")
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    for preset in ReviewPrompt.Preset.allCases {
      var replay = ReviewPrompt.Replay(preset.policy, state: state)
      for (index, event) in preset.events.prefix(2).enumerated() {
        replay.feed(.sessionStart, at: now + Double(index) * 90_000)
        replay.feed(.event(event), at: now + Double(index) * 90_000 + 60)
        replay.feed(.sessionEnd, at: now + Double(index) * 90_000 + 120)
      }
      replay.finish()
      require((try? replay.state.stored()) != nil, "\(replay.state) is not stored")
    }
  }
}
