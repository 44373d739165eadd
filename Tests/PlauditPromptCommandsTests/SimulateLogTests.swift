import Foundation
import PlauditCommands
import Testing

struct SimulateLogTests {
  @Test func thirteenTasksAskOnceAtTheEleventh() throws {
    let run = try simulate(tasks(13), preset: "task-threshold-compat")
    #expect(run.status == .success)
    #expect(run.reports == [])
    let asking = run.output.prefix(13).indices.filter { run.output[$0].contains("  ask") }
    #expect(asking == [10])
    #expect(
      run.output[9...] == [
        "2026-03-01T09:09:00Z  event task  not now: any event happened 9 of 10 times",
        "2026-03-01T09:10:00Z  event task  ask (decided at 2026-03-01T09:10:02Z)",
        "2026-03-01T09:11:00Z  event task  not now: there was a request in this build (1.0)",
        "2026-03-01T09:12:00Z  event task  not now: there was a request in this build (1.0)",
        "13 rows, 1 request", "  asked at 2026-03-01T09:10:02Z after event task",
        "  refused by events: 10 times", "  refused by once-per build: 2 times",
      ])
  }

  @Test func anObjectForEachRow() throws {
    let run = try simulate(tasks(13), preset: "task-threshold-compat", "--json")
    let rows = try objects(run.output)
    let decisions = rows.compactMap { $0["decision"] as? String }
    #expect(
      decisions == Array(repeating: "not-now", count: 10) + ["ask"]
        + Array(repeating: "not-now", count: 2))
    #expect(rows.first?["time"] as? String == "2026-03-01T09:00:00Z")
    #expect(rows.first?["kind"] as? String == "event")
    #expect(rows.first?["name"] as? String == "task")
    #expect(rows[10]["decidedAt"] as? String == "2026-03-01T09:10:02Z")
    let verdicts = try #require(rows[11]["verdicts"] as? [[String: Any]])
    let count = try #require(verdicts.first { $0["rule"] as? String == "events" })
    #expect(count["passes"] as? Bool == true)
    #expect(count["have"] as? Int == 10)
    #expect(count["need"] as? Int == 10)
    let rest = try #require(verdicts.first { $0["rule"] as? String == "then-rest" })
    #expect(rest["passes"] as? Bool == false)
    #expect(rest["unit"] as? String == "days")
    #expect(rest["earliest"] as? String == "2026-07-01T09:10:02Z")
  }

  @Test func combinedRulesTellTheirParts() throws {
    let log = "time,kind,name\n2026-03-01,event,loggedEnoughFeedActivities\n"
    let row = try #require(try objects(simulate(log, preset: "donations", "--json").output).first)
    let verdicts = try #require(row["verdicts"] as? [[String: Any]])
    let any = try #require(verdicts.first { $0["rule"] as? String == "any" })
    #expect((any["parts"] as? [[String: Any]])?.count == 3)
  }

  @Test func oneRequestInAnInstallationIsNeverMore() throws {
    var log = "time,kind,name\n"
    for day in 1...4 {
      log += "2026-03-0\(day)T09:00:00Z,session-start,\n"
      log += "2026-03-0\(day)T09:00:30Z,event,task\n"
      log += "2026-03-0\(day)T09:00:40Z,session-end,\n"
    }
    log += "2026-03-05T09:00:00Z,event,task\n"
    let run = try simulate(log, preset: "sessions")
    #expect(run.output[10] == "2026-03-04T09:00:30Z  event task     ask")
    #expect(
      run.output[12]
        == "2026-03-05T09:00:00Z  event task     never: there was a request since the app was "
        + "installed")
  }

  @Test func aVersionThatIsUnknownIsNoRequest() throws {
    let log = "time,kind,name\n2026-03-01,version,+\n2026-03-01,event,chart\n"
    let run = try simulate(log, preset: "feature-tour-compat")
    #expect(
      run.output[1] == "2026-03-01T00:00:00Z  event chart  not now: the app's version is unknown")
  }

  @Test func everyKind() throws {
    let log = """
      time,kind,name
      2026-03-01T09:00:00Z,version,2.1+40
      2026-03-01T09:00:00Z,session-start,
      2026-03-01T09:00:01Z,screen,home
      2026-03-01T09:01:00Z,event,task
      2026-03-01T09:02:00Z,opened-review-page,
      2026-03-01T09:03:00Z,requests-off,
      2026-03-01T09:03:30Z,event,task
      2026-03-01T09:04:00Z,requests-on,
      2026-03-01T09:05:00Z,crash,
      2026-03-01T09:06:00Z,session-end,
      """
    let rows = try objects(simulate(log, preset: "task-threshold", "--json").output)
    #expect(
      rows.map { "\($0["kind"] ?? ""),\($0["name"] ?? "")" }
        == log.split(separator: "\n").dropFirst().map { String($0.dropFirst(21)) })
    #expect(rows[6]["decision"] as? String == "never")
  }

  @Test(arguments: [
    ["simulate"], ["simulate", "--log", "a", "--days", "1"], ["simulate", "--log", "@none.csv"],
    ["simulate", "--log", "a", "--seed", "1"], ["simulate", "--days", "1", "--json"],
    ["simulate", "--days", "0"], ["simulate", "--days", "99999999999999999999"],
    ["simulate", "--days", "1", "--sessions-per-day", "nan"],
    ["simulate", "--days", "1", "--seed", "-1"], ["simulate", "--days", "1", "--preset", "task"],
    ["simulate", "x"], ["explain", "--at", "yesterday"], ["explain", "x"], ["presets", "x"],
    ["explain", "--state", "@none"], ["present"], [],
  ])
  func whatMakesNoSenseIsUsage(words: [String]) throws {
    let run = try Run(words)
    #expect(run.status == .usage)
    #expect(run.output == [])
    #expect(run.reports.count == 1)
  }
}
