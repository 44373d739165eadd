/// A figure, and what it must reach.
struct Row {
  enum Limit {
    case atLeast(Double), atMost(Double)
  }

  let id: String
  let title: String
  let value: Double
  let limit: Limit
  /// What the figure was made of.
  let detail: String

  /// How many times longer one work takes than another.
  static func ratio(
    _ id: String, _ title: String, of slow: Measure.Work, to fast: Measure.Work, _ limit: Limit
  ) -> Row {
    let times = Measure.nanoseconds([slow, fast])
    return Row(
      id: id, title: title, value: times[0] / times[1], limit: limit,
      detail:
        "\(slow.name) \(Int(times[0].rounded())) ns, \(fast.name) \(Int(times[1].rounded())) ns"
    )
  }

  var holds: Bool {
    switch limit {
    case .atLeast(let least): value >= least
    case .atMost(let most): value <= most
    }
  }
}
