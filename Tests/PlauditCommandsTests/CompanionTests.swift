import PlauditCommands
import Testing

struct CompanionTests {
  /// What cannot be run tells why; what can be run does not return.
  @Test(
    arguments: [("prompt", "plaudit-prompts"), ("ratings", "plaudit-ratings")],
    [[], ["--help"], ["explain", "--help"], ["simulate", "--log", "a b.csv"]])
  func anotherProgramGetsAllWords(command: (name: String, program: String), words: [String]) {
    var reports: [String] = []
    var calls: [[String]] = []
    let companions = Companions { name, words in
      calls.append([name] + words)
      return FileFailure(path: "/bin/" + name, reason: "not there")
    }
    let console = Console(
      print: { _ in Issue.record("nothing is to be printed") }, report: { reports.append($0) })
    let status = Tool.run(
      [command.name] + words,
      in: Environment(console: console, files: MemoryFiles([:]), companions: companions))
    #expect(status == .usage)
    #expect(calls == [[command.program] + words])
    #expect(reports == ["plaudit \(command.name): /bin/\(command.program): not there"])
  }

  @Test func aProgramThatIsNotThereIsNamed() {
    let failure = Companions.besideThisExecutable.become("plaudit-nothing", [])
    #expect(failure.path.hasSuffix("/plaudit-nothing"))
    #expect(
      failure.reason == "not there; build it with swift build --product plaudit-nothing")
  }
}
