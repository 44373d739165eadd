import PlauditModel
import Testing

struct SourceLocationTests {
  @Test func aPathStaysOnItsLine() {
    let place = PlauditModel.SourceLocation(path: "a\n\u{1B}[2Jé\u{2028}", line: 2, column: 3)
    #expect(place.description == "a\\u{A}\\u{1B}[2Jé\\u{2028}:2:3")
  }
}
