import PlauditModel
import Testing

struct SourceTextTests {
  private let start = PlauditModel.SourceLocation(path: "en.yaml", line: 3, column: 5)

  private func places(_ text: String, isVerbatim: Bool, _ offsets: Int...) -> [String] {
    let locations = SourceLocations(
      of: SourceText(text, at: start, isVerbatim: isVerbatim))
    return offsets.map { locations[utf16Offset: $0].description }
  }

  @Test func columnsCountScalars() {
    // `é` is written as two scalars here, the emoji is one scalar of two UTF-16 units.
    #expect(
      places("e\u{301}😀x", isVerbatim: true, 0, 1, 2, 3, 4)
        == ["en.yaml:3:5", "en.yaml:3:6", "en.yaml:3:7", "en.yaml:3:7", "en.yaml:3:8"])
  }

  @Test func linesBeginInTheSameColumn() {
    #expect(
      places("a\n\nbc", isVerbatim: true, 1, 2, 3, 4)
        == ["en.yaml:3:6", "en.yaml:4:5", "en.yaml:5:5", "en.yaml:5:6"])
  }

  @Test func offsetsOutsideTheText() {
    #expect(
      places("ab", isVerbatim: true, -1, 2, 99) == ["en.yaml:3:5", "en.yaml:3:7", "en.yaml:3:7"])
  }

  @Test func anEscapedTextKnowsItsStartOnly() {
    #expect(places("ab\nc", isVerbatim: false, 0, 3) == ["en.yaml:3:5", "en.yaml:3:5"])
  }
}
