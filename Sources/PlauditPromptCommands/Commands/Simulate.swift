import Foundation
import PlauditCommands
import PlauditModel
import PlauditPrompts

extension Command {
  static let simulate = Command(
    .promptSimulate,
    run: { options, environment throws(CommandFailure) in
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
}

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
