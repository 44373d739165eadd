import PlauditKit
import PlauditModel
import Testing

struct StoreCountrySuggestionTests {
  @Test(arguments: [
    ("uk", "gb"), ("UK", "gb"), ("USA", "us"), ("UAE", "ae"), ("el", "gr"), ("DE", "de"),
    ("deu", "de"), ("XKX", "xk"), ("germany", "de"), ("Untied States", "us"), ("turkiye", "tr"),
  ])
  func closest(_ word: String, code: String) {
    #expect(StoreCountry.closest(to: word)?.alpha2 == code)
  }

  @Test(arguments: ["", "zz", "eu", "cu", "150", "Atlantis"])
  func nothingNear(_ word: String) {
    #expect(StoreCountry.closest(to: word) == nil)
  }
}
