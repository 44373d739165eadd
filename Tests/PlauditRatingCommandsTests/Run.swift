import Foundation
import PlauditCommands
import PlauditRatingCommands
import PlauditRatings
import TestSupport

/// One run of the tool against a scenario of the server, in virtual time.
@MainActor struct Run {
  let status: ExitStatus
  let output: [String]
  let reports: [String]

  init(
    _ words: String..., at stage: LookupServer.Stage, time: VirtualTime = VirtualTime(),
    terminal: Terminal? = nil
  ) async {
    var surroundings = RatingsLookup.Surroundings()
    surroundings.now = { time.now }
    surroundings.uptime = { time.uptime }
    surroundings.sleep = { try time.sleep(until: $0) }
    surroundings.random = { 0 }
    var output: [String] = []
    var reports: [String] = []
    let console = Console(print: { output.append($0) }, report: { reports.append($0) })
    status = await RatingsTool.run(
      words + ["--endpoint", stage.endpoint], in: Environment(console: console, files: Disk()),
      terminal: terminal, surroundings: surroundings, limit: RequestLimit())
    self.output = output
    self.reports = reports
  }

  var json: [String: Any] {
    get throws {
      let data = Data(output.joined(separator: "\n").utf8)
      return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }
  }
}

/// A path for a file that goes with its test.
final class TemporaryFile: Sendable {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "plaudit-\(UUID().uuidString).json").path

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
