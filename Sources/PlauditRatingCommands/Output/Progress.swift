import PlauditRatings

/// How far a sweep has come, on one line of a terminal.
struct Progress: Sendable {
  private let terminal: Terminal
  private let count: Int
  private let uptime: @Sendable () -> Double
  private let start: Double

  private static let width = 30
  /// Clears what the last line has more than this one.
  private static let clearing = "\u{1B}[K"
  /// A wait that is worth a word; turns of the limit are shorter.
  private static let longWait = 15.0

  init(_ terminal: Terminal, count: Int, uptime: @escaping @Sendable () -> Double) {
    self.terminal = terminal
    self.count = count
    self.uptime = uptime
    start = uptime()
  }

  func show(done: Int) {
    let filled = count == 0 ? Self.width : Self.width * done / count
    let bar =
      String(repeating: "#", count: filled) + String(repeating: "-", count: Self.width - filled)
    draw("[\(bar)] \(done)/\(count), \(Self.words(secondsLeft(done: done))) left")
  }

  func wait(_ seconds: Double) {
    if seconds >= Self.longWait {
      draw("the store asks for a pause; going on in \(Self.words(seconds))")
    }
  }

  func clear() { terminal.write("\r\(Self.clearing)") }

  /// As fast as the limit allows, or as slow as it has been.
  private func secondsLeft(done: Int) -> Double {
    let pace = done == 0 ? 0 : (uptime() - start) / Double(done)
    return Double(count - done) * max(pace, RequestLimit.interval)
  }

  static func words(_ seconds: Double) -> String {
    seconds < 90 ? "\(Int(seconds.rounded(.up))) s" : "\(Int((seconds / 60).rounded())) min"
  }

  private func draw(_ line: String) { terminal.write("\r\(line)\(Self.clearing)") }
}
