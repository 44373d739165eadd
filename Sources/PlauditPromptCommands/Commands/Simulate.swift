import Foundation
import PlauditCommands
import PlauditModel
import PlauditPrompts

extension Command {
  static let simulate = Command(
    name: "simulate",
    summary: "run a policy over a log, or over a typical user's year",
    help: """
      usage: plaudit prompt simulate --log FILE [--preset NAME | --manifest FILE] [--json]
             plaudit prompt simulate --days DAYS [--sessions-per-day NUMBER] [--seed NUMBER]
                                     [--preset NAME | --manifest FILE]
                                     [--svg FILE]

      With a log it prints what is decided at each row, and why. With days it makes a user up and
      draws when that one is asked.

        --log FILE                 CSV with the header time,kind,name; - is standard input
        --json                     an object on a line of its own for each row
        --days DAYS                up to 1830
        --sessions-per-day NUMBER  on average, up to 20; 1.4 without it
        --seed NUMBER              another user for each, the same for the same; 7 without it
        --svg FILE                 write the drawing to a file as well
        --preset NAME              the policy: a name that plaudit prompt presets prints; without
                                   it, task-threshold
        --manifest FILE            the policy of this manifest (plaudit.yaml) instead

      Times are ISO 8601, in Greenwich's zone unless they say another. A kind is one of
      \(kinds[..<5].joined(separator: ", ")),
      \(kinds[5...].joined(separator: ", ")).
      The name is the event, the screen, or the version and build (2.1+40); otherwise it is empty.
      """,
    run: { words, environment throws(CommandFailure) in
      let options = try Options(
        words, valued: ChosenPolicy.options.union(logOptions).union(yearOptions), flags: ["--json"])
      guard options.operands.isEmpty else { throw .usage("simulate takes no operand; see --log") }
      guard let chosen = try ChosenPolicy.policy(from: options, environment) else { return .faults }
      switch (options["--log"], options["--days"]) {
      case (let path?, nil):
        if let option = yearOptions.sorted().first(where: { options[$0] != nil }) {
          throw .usage("\(option) goes with --days, not with --log")
        }
        return try replay(path, chosen, asJSON: options.has("--json"), environment)
      case (nil, _?):
        guard !options.has("--json") else { throw .usage("--json goes with --log") }
        return try YearSimulation(options, chosen).run(environment)
      default: throw .usage("either --log or --days is needed")
      }
    })

  private static let kinds = InputKind.allCases.map(\.rawValue)
}

private let logOptions: Set = ["--log"]
private let yearOptions: Set = ["--days", "--sessions-per-day", "--seed", "--svg"]

private func replay(
  _ path: String, _ chosen: ChosenPolicy, asJSON: Bool, _ environment: Environment
) throws(CommandFailure) -> ExitStatus {
  let bytes = try CommandFailure.ofFiles { () throws(FileFailure) in
    path == "-" ? try environment.files.readStandardInput() : try environment.files.read(path)
  }
  let log = EventLog(
    String(decoding: bytes, as: UTF8.self), path: path == "-" ? "<stdin>" : path, for: chosen)
  environment.console.report(log.diagnostics)
  guard !log.diagnostics.hasErrors else { return .faults }
  var summary = Summary()
  let width = log.rows.lazy.map { TextRow.what($0.input).count }.max() ?? 0
  try ReviewPrompt.Replay.run(log.rows, under: chosen.policy) { result throws(CommandFailure) in
    summary.add(result)
    try environment.print(asJSON ? JSONRow.text(result) : TextRow.text(result, width: width))
  }
  if !asJSON {
    for line in summary.lines { try environment.print(line) }
  }
  return .success
}

extension ReviewPrompt.Replay {
  /// Shows what came of each row to `body` as soon as it is known. The verdicts of a long log would
  /// not fit in memory together.
  static func run(
    _ rows: [EventLog.Row], under policy: ReviewPrompt.Policy,
    _ body: (Result) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var replay = Self(policy)
    for row in rows {
      replay.feed(row.input, at: row.time)
      for result in replay.takeSettled() { try body(result) }
    }
    replay.finish()
    for result in replay.takeSettled() { try body(result) }
  }
}
