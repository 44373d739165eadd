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
  let results = ReviewPrompt.Replay.results(of: log.rows, under: chosen.policy)
  if asJSON {
    for result in results { try environment.print(JSONRow.text(result)) }
    return .success
  }
  let width = results.map { TextRow.what($0).count }.max() ?? 0
  for result in results { try environment.print(TextRow.text(result, width: width)) }
  for line in Summary(results).lines { try environment.print(line) }
  return .success
}

extension ReviewPrompt.Replay {
  /// One for each row, all waits ended.
  static func results(
    of rows: [EventLog.Row], under policy: ReviewPrompt.Policy
  ) -> [Result] {
    var replay = Self(policy)
    for row in rows { replay.feed(row.input, at: row.time) }
    replay.finish()
    return replay.results
  }
}
