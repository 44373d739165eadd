import PlauditCommands
import Testing

struct EventLogTests {
  @Test func everyFaultInOneRun() throws {
    let log = """
      time,kind,name
      2026-02-29,evnt,a
      2026-03-01,event
      2026-03-01,crash,x
      2026-03-01,event,
      2026-03-01T25:00Z,event,"a"b
      2026-03-01,screen,"abc
      """
    let run = try simulate(log, preset: "task-threshold")
    #expect(run.status == .faults)
    #expect(run.output == [])
    #expect(
      run.reports == [
        "log.csv:2:1: error: \"2026-02-29\" is not a time; write one such as 2026-03-01T09:00:00Z "
          + "[log-time]",
        "log.csv:2:12: error: no kind \"evnt\"; did you mean event? [log-kind]",
        "log.csv:3:1: error: a row has three fields, time,kind,name, not 2; end it with a comma "
          + "where there is no name [log-fields]",
        "log.csv:4:18: error: crash takes no name; leave the third field empty [log-name]",
        "log.csv:5:18: error: event needs a name in the third field [log-name]",
        "log.csv:6:1: error: \"2026-03-01T25:00Z\" is not a time; write one such as "
          + "2026-03-01T09:00:00Z [log-time]",
        "log.csv:6:28: error: text follows the closing quote; write \"\" for a quote within quotes "
          + "[log-quote]",
        "log.csv:7:19: error: the quote is not closed; end it with \" [log-quote]",
      ])
  }

  @Test func anOpenQuoteIsOneFault() throws {
    let run = try simulate("time,kind,name\n2026-03-01,\"event,a\n", preset: "sessions")
    #expect(
      run.reports == ["log.csv:2:12: error: the quote is not closed; end it with \" [log-quote]"])
  }

  @Test(arguments: ["", "\u{FEFF}", "\n\r\n"])
  func anEmptyLogIsAFault(log: String) throws {
    let run = try simulate(log, preset: "sessions")
    #expect(run.status == .faults)
    #expect(
      run.reports == [
        "log.csv:1:1: error: the log is empty; begin it with the line time,kind,name [log-header]"
      ])
  }

  @Test func aMissingHeaderIsAFault() throws {
    let run = try simulate("2026-03-01,crash,\n", preset: "sessions")
    #expect(
      run.reports == [
        "log.csv:1:1: error: the first line is not the header; write time,kind,name [log-header]"
      ])
  }

  @Test func aHeaderAloneIsALogOfNothing() throws {
    let run = try simulate("time,kind,name\n", preset: "sessions")
    #expect(run.status == .success)
    #expect(run.output == ["0 rows, 0 requests"])
  }

  @Test func quotesLineEndsAndAByteOrderMark() throws {
    let log =
      "\u{FEFF}time,\"kind\",name\r\n\r\n2026-03-01T09:00:00Z,\"event\",\"a, \"\"b\"\"\nc\"\r"
      + "2026-03-01T09:01:00Z,evnt,x"
    let run = try simulate(log, preset: "sessions")
    #expect(
      run.reports == ["log.csv:5:22: error: no kind \"evnt\"; did you mean event? [log-kind]"])
    let good = try simulate(log.replacing("evnt", with: "event"), preset: "sessions", "--json")
    #expect(try objects(good.output).map { $0["name"] as? String } == ["a, \"b\"\nc", "x"])
  }

  @Test(arguments: [
    ("2026-03-01", "2026-03-01T00:00:00Z"), ("2026-03-01T09:30", "2026-03-01T09:30:00Z"),
    ("2026-03-01T09:30:15", "2026-03-01T09:30:15Z"),
    ("2026-03-01 09:30:15Z", "2026-03-01T09:30:15Z"),
    ("2026-03-01T00:30:00+01:00", "2026-02-28T23:30:00Z"),
    ("2024-02-29T23:30:00-0130", "2024-03-01T01:00:00Z"),
    ("2000-02-29T12:00:00.250Z", "2000-02-29T12:00:00.250Z"),
    ("1970-01-01T00:00:00Z", "1970-01-01T00:00:00Z"),
  ])
  func times(written: String, meant: String) throws {
    let run = try simulate("time,kind,name\n\(written),crash,\n", preset: "sessions", "--json")
    #expect(try objects(run.output).first?["time"] as? String == meant)
  }

  @Test(arguments: [
    "", "now", "2026-3-1", "2026-13-01", "2026-00-01", "2026-04-31", "1900-02-29", "0000-01-01",
    "2026-03-01T", "2026-03-01T09", "2026-03-01T09:60", "2026-03-01T09:00:60Z",
    "2026-03-01T09:00:00.Z", "2026-03-01T09:00:00Zx", "2026-03-01T09:00:00+", "+026-03-01",
    "٢٠٢٦-٠٣-٠١",
  ])
  func noTimes(written: String) throws {
    let run = try simulate("time,kind,name\n\(written),crash,\n", preset: "sessions")
    #expect(
      run.reports.count == 1 && run.reports[0].hasPrefix("log.csv:2:1: error: \"\(written)\""))
  }

  @Test func unknownEventsCountWithAWarning() throws {
    let run = try simulate("time,kind,name\n2026-03-01,event,chrt\n", preset: "feature-tour")
    #expect(run.status == .success)
    #expect(
      run.reports == [
        "log.csv:2:18: warning: feature-tour knows no event \"chrt\"; did you mean chart? [log-event]"
      ])
  }
}
