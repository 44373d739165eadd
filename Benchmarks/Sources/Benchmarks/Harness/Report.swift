import Foundation

/// The rows as a table for people and as JSON for whoever compares runs.
struct Report {
  let rows: [Row]

  var table: String {
    let cells = [["figure", "value", "must reach", "", "made of"]] + rows.map(cells)
    let widths = (0..<5).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private func cells(_ row: Row) -> [String] {
    let limit =
      switch row.limit {
      case .atLeast(let least): "≥ \(Self.short(least))"
      case .atMost(let most): "≤ \(Self.short(most))"
      }
    return [row.title, Self.short(row.value), limit, row.holds ? "holds" : "FAILS", row.detail]
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(format: "%.2f", number)
  }

  /// An array of objects with `id`, `value`, `limit` and `holds`.
  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(rows.map(Entry.init))
    }
  }

  private struct Entry: Encodable {
    let id: String
    let value: Double
    let limit: Double
    let holds: Bool

    init(_ row: Row) {
      id = row.id
      value = row.value
      limit =
        switch row.limit {
        case .atLeast(let least): least
        case .atMost(let most): most
        }
      holds = row.holds
    }
  }
}
