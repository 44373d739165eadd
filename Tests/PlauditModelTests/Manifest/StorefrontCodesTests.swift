import PlauditModel
import Testing

struct StorefrontCodesTests {
  @Test func table() {
    #expect(StorefrontCodes.names.count == 175)
    #expect(
      StorefrontCodes.names.keys.allSatisfy { code in
        code.utf8.count == 2 && code.allSatisfy { ("a"..."z").contains($0) }
      })
    #expect(Set(StorefrontCodes.names.values).count == 175)
    #expect(StorefrontCodes.names["xk"] == "Kosovo")
  }

  @Test(arguments: [
    ("uk", "gb"), ("UK", "gb"), ("USA", "us"), ("DE", "de"), ("germany", "de"),
    ("Untied States", "us"), ("turkiye", "tr"),
  ])
  func closest(_ word: String, code: String) {
    #expect(StorefrontCodes.closest(to: word) == code)
  }

  @Test(arguments: ["", "zz", "eu", "Atlantis"])
  func nothingNear(_ word: String) {
    #expect(StorefrontCodes.closest(to: word) == nil)
  }
}
