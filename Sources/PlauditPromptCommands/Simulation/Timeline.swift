import Foundation
import PlauditPrompts

/// What happened on each day of a simulation.
struct Timeline {
  /// The most that one can tell of a day in one sign.
  enum Day: CaseIterable {
    case unused, used, crashed, asked
  }

  private(set) var days: [Day]
  let start: Date

  init(days count: Int, from start: Date) {
    self.start = start
    days = Array(repeating: .unused, count: count)
  }

  mutating func add(_ result: ReviewPrompt.Replay.Result) {
    switch result.input {
    case .crash: mark(result.time, .crashed)
    case .sessionStart: mark(result.time, .used)
    default: break
    }
    if result.decision.outcome == .ask { mark(result.decidedAt, .asked) }
  }

  func date(of day: Int) -> Date { start + Double(day) * TypicalUser.secondsInDay }

  /// A dwell may end after the last day, which it belongs to.
  private mutating func mark(_ time: Date, _ mark: Day) {
    let day = Int(time.timeIntervalSince(start) / TypicalUser.secondsInDay)
    let index = min(max(day, 0), days.count - 1)
    if mark.rank > days[index].rank { days[index] = mark }
  }
}

extension Timeline.Day {
  fileprivate var rank: Int {
    switch self {
    case .unused: 0
    case .used: 1
    case .crashed: 2
    case .asked: 3
    }
  }

  /// What it means.
  var words: String {
    switch self {
    case .unused: "not used"
    case .used: "used"
    case .crashed: "crashed"
    case .asked: "asked for a review"
    }
  }
}
