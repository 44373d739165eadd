import Foundation
import PlauditCommands
import PlauditKit
import PlauditRatingCommands
import TestSupport
import Testing

/// All 175 stores, of which a tenth never answers well, and a tenth only at the second time.
@MainActor struct SweepTests {
  /// What the server counts in a country.
  private static func count(_ country: StoreCountry) -> Int {
    let code = Array(country.alpha2.utf8)
    return (Int(code[0]) * 31 + Int(code[1])) % 97
  }

  private static let failing = StoreCountry.allCases.filter { count($0) % 10 == 3 }
  private static let answering = StoreCountry.allCases.filter { count($0) % 10 != 3 }

  @Test func theTotalIsExactAndTheFailuresAreNamed() async throws {
    let stage = try LookupServer.stage("sweep")
    let time = VirtualTime()
    let run = await Run("1", "--json", at: stage, time: time)
    let json = try run.json
    #expect(Self.failing.count == 20)
    #expect(json["total"] as? Int == Self.answering.reduce(0) { $0 + Self.count($1) })
    #expect(json["partial"] as? Bool == true)
    let storefronts = try #require(json["storefronts"] as? [[String: Any]])
    #expect(storefronts.map { $0["code"] as? String } == StoreCountry.allCases.map(\.alpha2))
    #expect(
      storefronts.filter { $0["outcome"] as? String == "failed" }.map { $0["code"] as? String }
        == Self.failing.map(\.alpha2))
    let codes = Self.failing.map(\.alpha2).joined(separator: " ")
    #expect(run.reports.count == 1 && run.reports[0].contains("without \(codes);"))

    // What cannot change is asked for once, what may pass four times.
    let requests = try await stage.requests()
    for country in StoreCountry.allCases {
      let number = Self.count(country)
      let tries =
        switch number % 10 {
        case 3: number / 10 % 3 == 2 ? 1 : 4
        case 7: 2
        default: 1
        }
      #expect(requests.count { $0 == country.alpha2 } == tries, "\(country)")
    }
    #expect(time.elapsed >= 3 * Double(requests.count - 1))
  }

  @Test func anotherRunAsksForWhatIsMissing() async throws {
    let stage = try LookupServer.stage("sweep")
    let file = TemporaryFile()
    let time = VirtualTime()
    let first = await Run("1", "--resume", file.path, at: stage, time: time)
    _ = try await stage.requests()
    #expect(try !String(contentsOfFile: file.path, encoding: .utf8).contains("failed"))
    let second = await Run("1", "--resume", file.path, at: stage, time: time)
    #expect(second.output == first.output)
    #expect(Set(try await stage.requests()) == Set(Self.failing.map(\.alpha2)))
    // After a day everything is asked anew.
    time.pass(86_400)
    _ = await Run("1", "--resume", file.path, "--storefronts", "us,de", at: stage, time: time)
    #expect(Set(try await stage.requests()) == ["us", "de"])
  }

  @Test func aStoreThatRefusesToAnswerEndsTheSweep() async throws {
    let stage = try LookupServer.stage("forbidden")
    let time = VirtualTime()
    let run = await Run("1", "--json", at: stage, time: time)
    #expect(run.status == .faults)
    #expect(run.reports[0].contains("no storefront answered: too many requests"))
    let storefronts = try #require(try run.json["storefronts"] as? [[String: Any]])
    #expect(storefronts.allSatisfy { $0["outcome"] as? String == "failed" })
    #expect(Set(try await stage.requests()) == ["ae", "af", "ag"])
  }

  @Test(arguments: [
    ("", "not a resume file; name another one"), ("{}", "not a resume file; name another one"),
    (
      #"{"app":2,"endpoint":"http:\/\/localhost","storefronts":[]}"#,
      "about app 2 at http://localhost; name another one"
    ),
    (
      #"{"app":1,"endpoint":"","storefronts":[{"code":"zz","date":"2026-03-01T09:00:00Z"}]}"#,
      "not a resume file; name another one"
    ),
  ])
  func anotherFileIsLeftAlone(text: String, problem: String) async throws {
    let file = TemporaryFile()
    try Data(text.utf8).write(to: URL(filePath: file.path))
    let run = await Run("1", "--resume", file.path, at: try LookupServer.stage("modern"))
    #expect(run.status == .usage)
    #expect(run.reports == ["plaudit ratings: \(file.path): \(problem)"])
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
  }

  @Test func aResumeFileThatCannotBeWrittenEndsTheSweep() async throws {
    let run = await Run(
      "1", "--resume", "/proc/plaudit.json", at: try LookupServer.stage("modern"))
    #expect(run.status == .usage)
    #expect(run.reports.count == 1 && run.reports[0].contains("/proc/plaudit.json: "))
  }

  /// What a run draws, without what moves the cursor.
  private func drawn(_ storefronts: String, _ scenario: String) async throws -> [String] {
    let lines = Lines()
    _ = await Run(
      "1", "--storefronts", storefronts, at: try LookupServer.stage(scenario),
      terminal: Terminal { lines.add($0) })
    return lines.all.map { $0.replacing("\r", with: "").replacing("\u{1B}[K", with: "") }
  }

  @Test func progressOnATerminal() async throws {
    let drawn = try await drawn("us,de,fr", "modern")
    #expect(drawn.first == "[------------------------------] 0/3, 9 s left")
    #expect(drawn.contains { $0.hasPrefix("[####################----------] 2/3, ") })
    #expect(drawn.last == "")
  }

  @Test func aPauseIsExplained() async throws {
    #expect(
      try await drawn("us", "once-forbidden") == [
        "[------------------------------] 0/1, 3 s left",
        "the store asks for a pause; going on in 60 s",
        "[##############################] 1/1, 0 s left", "",
      ])
  }

  /// The program itself, stopped as people stop it.
  @Test func afterControlCTheResumeFileIsWhole() async throws {
    let stage = try LookupServer.stage("modern")
    let file = TemporaryFile()
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "plaudit-ratings")
    process.arguments = ["1", "--resume", file.path, "--endpoint", stage.endpoint]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // A thread of its own: those of tasks may have other tests to do for longer than the sweep takes.
    await withCheckedContinuation { stopped in
      Thread.detachNewThread { [path = file.path] in
        while process.isRunning, !FileManager.default.fileExists(atPath: path) { sched_yield() }
        process.interrupt()
        stopped.resume()
      }
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
    let first = try #require(try await stage.requests().first)
    let time = VirtualTime()
    time.pass(Date().timeIntervalSince(time.now))
    let run = await Run(
      "1", "--storefronts", first, "--resume", file.path, at: stage, time: time)
    #expect(run.output.last == "total: 1,234 ratings, average 4.7")
    #expect(try await stage.requests() == [])
  }
}

private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  // Touched under the lock only.
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }

  func add(_ line: String) { lock.withLock { lines.append(line) } }
}
