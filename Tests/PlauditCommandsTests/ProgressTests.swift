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
    #expect(terminal.text == "\r500 files\u{1B}[K\r600 files\u{1B}[K\r\u{1B}[K")
  }

  @Test func aLongLineIsCutAndAHostileOneEscaped() {
    let progress = progress
    terminal.elapsed = .seconds(1)
    progress.tell(String(repeating: "a", count: 100) + "\u{1B}[2J\nb")
    #expect(terminal.text.count == 79 + 4)
    #expect(terminal.text.hasSuffix("a\\u{1B}[2J\\u{A}b\u{1B}[K"))
  }
}
