import PlauditCommands
import PlauditModel
import PlauditPrompts

/// A simulation that a command line asks for.
struct YearSimulation {
  private let days: Int
  private let sessionsPerDay: Double
  private let seed: UInt64
  private let chosen: ChosenPolicy
  private let drawing: String?

  private static let dayLimit = 1830
  private static let sessionLimit = 20.0

  init(_ options: Options, _ chosen: ChosenPolicy) throws(CommandFailure) {
    days =
      try Self.value(
        options, "--days", "a whole number from 1 to \(Self.dayLimit)", Int.init
      ) { (1...Self.dayLimit).contains($0) } ?? 365
    sessionsPerDay =
      try Self.value(
        options, "--sessions-per-day", "a number from 0 to \(Int(Self.sessionLimit))", Double.init
      ) { (0...Self.sessionLimit).contains($0) } ?? 1.4
    seed =
      try Self.value(options, "--seed", "a whole number from 0", UInt64.init) { _ in true } ?? 7
    drawing = options["--svg"]
    self.chosen = chosen
  }

  private static func value<Value>(
    _ options: Options, _ name: String, _ what: String, _ read: (String) -> Value?,
    _ isAllowed: (Value) -> Bool
  ) throws(CommandFailure) -> Value? {
    guard let word = options[name] else { return nil }
    guard let value = read(word), isAllowed(value) else {
      throw .usage("\(name) \(word): write \(what)")
    }
    return value
  }

  func run(_ environment: Environment) throws(CommandFailure) -> ExitStatus {
    let rows = TypicalUser.log(
      days: days, sessionsPerDay: sessionsPerDay, events: chosen.events, seed: seed)
    var timeline = Timeline(days: days, from: TypicalUser.start)
    var summary = Summary()
    try ReviewPrompt.Replay.run(rows, under: chosen.policy) { result in
      timeline.add(result)
      summary.add(result)
    }
    try environment.print(title)
    for line in TerminalTimeline.lines(timeline) + summary.lines {
      try environment.print(line)
    }
    if let drawing {
      let svg = SVGTimeline(timeline, title: title).text
      try CommandFailure.ofFiles { () throws(FileFailure) in
        try environment.files.write(Array(svg.utf8), to: drawing)
      }
    }
    return .success
  }

  private var title: String {
    "\(chosen.name.onOneLine): \(days == 1 ? "1 day" : "\(days) days") at \(sessionsPerDay) sessions a day, "
      + "seed \(seed)"
  }
}
