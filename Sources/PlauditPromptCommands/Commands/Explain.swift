import Foundation
import PlauditCommands
import PlauditModel
import PlauditPrompts

extension Command {
  static let explain = Command(
    .promptExplain,
    run: { options, environment throws(CommandFailure) in
      guard options.operands.isEmpty else { throw .usage("explain takes no operand") }
      guard let chosen = try ChosenPolicy.policy(from: options, environment) else { return .faults }
      let now = try date(options["--at"])
      let state: ReviewPrompt.State
      switch try stored(options["--state"], environment.files) {
      case .success(let read): state = read
      case .failure(let fault):
        environment.console.report(fault.diagnostics)
        return .faults
      }
      let version =
        options["--app-version"].map { ReviewPrompt.Version($0) }
        ?? state.attempts.last?.version ?? ReviewPrompt.Version(short: "1.0", build: "1")
      let decision = ReviewPrompt.decide(
        chosen.policy, state, at: now,
        in: ReviewPrompt.Context(version: version, distribution: .appStore, timeZone: .gmt))
      try environment.print(
        "\(chosen.name.onOneLine), version \(version.text.onOneLine), \(now.timestamp)")
      for line in decision.sentences { try environment.print(line) }
      return .success
    })
}

private struct StateFault: Error {
  let diagnostics: Diagnostics
}

private func date(_ word: String?) throws(CommandFailure) -> Date {
  guard let word else {
    return Date(
      timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded(.down))
  }
  guard let date = Timestamp.date(word) else {
    throw .usage("\(word) is not a date; write one such as 2026-03-01T09:00:00Z")
  }
  return date
}

private func stored(
  _ path: String?, _ files: any FileSystem
) throws(CommandFailure) -> Result<ReviewPrompt.State, StateFault> {
  guard let path else { return .success(ReviewPrompt.State()) }
  let bytes = try CommandFailure.ofFiles { () throws(FileFailure) in try files.read(path) }
  do throws(ReviewPrompt.StateProblem) {
    return .success(try ReviewPrompt.State(stored: Data(bytes)))
  } catch {
    var diagnostics = Diagnostics()
    diagnostics.add(.badState(error), at: SourceLocation(path: path))
    return .failure(StateFault(diagnostics: diagnostics))
  }
}

extension Diagnostic.Message {
  fileprivate static func badState(_ problem: ReviewPrompt.StateProblem) -> Self {
    error("state", problem.description)
  }
}
