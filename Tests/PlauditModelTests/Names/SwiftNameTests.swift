import PlauditModel
import Testing

struct SwiftNameTests {
  @Test(arguments: ["StoreLink", "_a", "x1", "Z_9", "__"])
  func plain(_ word: String) {
    #expect(SwiftName.isPlain(word))
  }

  @Test(arguments: [
    "", "1x", "a-b", "a b", "Wörter", "class", "Self", "_", "a\u{301}", "@a", "[", "`",
  ])
  func others(_ word: String) {
    #expect(!SwiftName.isPlain(word))
  }

  @Test(arguments: ["in", "for", "_", "Self", "a1"])
  func labels(_ word: String) {
    #expect(SwiftName.isLabel(word))
  }

  @Test(arguments: ["", "inout", "let", "var", "1", "a b", "é", "`in`"])
  func noLabels(_ word: String) {
    #expect(!SwiftName.isLabel(word))
  }
}
