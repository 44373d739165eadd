import Foundation

/// A sign for each day, four weeks to a line.
enum TerminalTimeline {
  private static let daysPerLine = 28

  static func lines(_ timeline: Timeline) -> [String] {
    let lines = stride(from: 0, to: timeline.days.count, by: daysPerLine).map { first in
      let days = timeline.days[first...].prefix(daysPerLine)
      return "\(timeline.date(of: first).dayStamp)  " + weeks(days)
    }
    return lines + [Timeline.Day.allCases.map { "\($0.sign) \($0.words)" }.joined(separator: "   ")]
  }

  private static func weeks(_ days: ArraySlice<Timeline.Day>) -> String {
    stride(from: days.startIndex, to: days.endIndex, by: 7)
      .map { days[$0...].prefix(7).map(\.sign).joined() }.joined(separator: " ")
  }
}

extension Timeline.Day {
  fileprivate var sign: String {
    switch self {
    case .unused: "·"
    case .used: "▪"
    case .crashed: "×"
    case .asked: "★"
    }
  }
}
