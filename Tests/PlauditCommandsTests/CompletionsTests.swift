import PlauditCommands
import Testing

/// Whether shells take them is for `Tests/EditorTests/completions.py`.
struct CompletionsTests {
  @Test(arguments: Shell.allCases)
  func haveEveryCommandAndOption(shell: Shell) {
    let script = shell.completions(of: Tool.usage)
    let all = Tool.usage.all
    #expect(all.map(\.path).contains(["plaudit", "prompt", "explain"]))
    for (path, usage) in all {
      #expect(script.contains(path[path.endIndex - 1]))
      let options = usage.help.split(separator: "\n").filter { $0.hasPrefix("  --") }
        .compactMap { $0.split(separator: " ").first }
      for option in options {
        let word = shell == .fish ? "-l \(option.dropFirst(2)) " : String(option)
        #expect(script.contains(word), "\(path) \(option)")
      }
    }
    #expect(script.contains("text json sarif github"))
    #expect(script.contains("plural-missing-million"))
    #expect(script.contains(" xk "))
  }

  @Test func theCommandPrintsThem() {
    for shell in Shell.allCases {
      let run = Run("completions", shell.rawValue)
      #expect(run.status == .success)
      #expect(run.output == [shell.completions(of: Tool.usage)])
    }
  }

  /// A terminal of a hundred columns shows them unbroken.
  @Test func helpFits() {
    for (path, usage) in Tool.usage.all {
      for line in usage.help.split(separator: "\n") {
        #expect(line.count <= 100, "\(path): \(line)")
      }
    }
  }
}
