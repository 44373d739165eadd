import Foundation
import PlauditWriters

/// A square for each day, a column for each week, a year to a row.
struct SVGTimeline {
  private let timeline: Timeline
  private let title: String

  private static let cell = 14
  private static let gap = 2
  private static let margin = 10
  private static let weeksPerRow = 53
  private static let rowHeight = 7 * cell + 24

  /// - Parameter title: Plain text.
  init(_ timeline: Timeline, title: String) {
    self.timeline = timeline
    self.title = title
  }

  var text: String {
    let weeks = (timeline.days.count + 6) / 7
    let rows = (weeks + Self.weeksPerRow - 1) / Self.weeksPerRow
    let width = Self.margin * 2 + Self.weeksPerRow * Self.cell
    let height = Self.margin * 2 + 20 + rows * Self.rowHeight + Self.cell
    let legendTop = height - Self.margin - Self.cell
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" role="img" \
      font-family="sans-serif" font-size="11" fill="#777">
      <title>\(XMLText.escaped(title))</title>
      <text x="\(Self.margin)" y="20">\(XMLText.escaped(title))</text>
      \((labels(rows) + squares + legend(top: legendTop)).joined(separator: "\n"))
      </svg>

      """
  }

  private func top(ofRow row: Int) -> Int { Self.margin + 20 + row * Self.rowHeight }

  private func labels(_ rows: Int) -> [String] {
    (0..<rows).map { row in
      let first = timeline.date(of: row * Self.weeksPerRow * 7).dayStamp
      return #"<text x="\#(Self.margin)" y="\#(top(ofRow: row) + 12)">from \#(first)</text>"#
    }
  }

  private var squares: [String] {
    timeline.days.indices.map { day in
      let week = day / 7
      let x = Self.margin + week % Self.weeksPerRow * Self.cell
      let y = top(ofRow: week / Self.weeksPerRow) + 18 + day % 7 * Self.cell
      let kind = timeline.days[day]
      return Self.square(x, y, kind, "\(timeline.date(of: day).dayStamp): \(kind.words)")
    }
  }

  private func legend(top: Int) -> [String] {
    Timeline.Day.allCases.enumerated().flatMap { index, kind in
      let x = Self.margin + index * 130
      return [
        Self.square(x, top, kind, kind.words),
        #"<text x="\#(x + Self.cell + 4)" y="\#(top + 10)">\#(kind.words)</text>"#,
      ]
    }
  }

  private static func square(_ x: Int, _ y: Int, _ kind: Timeline.Day, _ title: String) -> String {
    let side = cell - gap
    return #"<rect x="\#(x)" y="\#(y)" width="\#(side)" height="\#(side)" rx="2" "#
      + #"fill="\#(kind.colour)"><title>\#(title)</title></rect>"#
  }
}

extension Timeline.Day {
  fileprivate var colour: String {
    switch self {
    case .unused: "#d8d8d8"
    case .used: "#7fb2e5"
    case .crashed: "#222222"
    case .asked: "#e5702a"
    }
  }
}
