import PlauditCommands
import Testing

struct ProgressTests {
  private final class Terminal {
    var text = ""
    var elapsed = Duration.zero
  }

  private let terminal = Terminal()
  private var progress: Progress {
    Progress { [terminal] in
      terminal.text += $0
    } elapsed: { [terminal] in
      terminal.elapsed
    }
  }

  @Test func whatIsQuickTellsNothing() {
    let progress = progress
    terminal.elapsed = .milliseconds(499)
    progress.tell("1 file")
    progress.end()
    #expect(terminal.text == "")
  }

  @Test func whatTakesLongTellsNowAndThenAndLeavesNothingBehind() {
    let progress = progress
    for time in [500, 510, 590, 600] {
      terminal.elapsed = .milliseconds(time)
      progress.tell("\(time) files")
    }
    progress.end()
    progress.end()
    #expect(terminal.text == [500, 600].map { line("\($0) files") }.joined() + "\r\u{1B}[K")
  }

  @Test func aHostileLineIsEscaped() {
    let progress = progress
    terminal.elapsed = .seconds(1)
    progress.tell("a\u{1B}[2J\nb")
    #expect(terminal.text == line("a\\u{1B}[2J\\u{A}b"))
  }

  /// Written without wrapping.
  private func line(_ text: String) -> String { "\r\u{1B}[?7l\(text)\u{1B}[K\u{1B}[?7h" }
}
