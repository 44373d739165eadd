import PlauditModel
import Testing

struct FormSelectorTests {
  @Test(arguments: ["one", "other", "=0", "=21", "=-1", "=1.5", "=007", "=00000000000000000000001"])
  func selectors(_ word: String) {
    #expect(FormSelector(word)?.description == word)
  }

  @Test(arguments: [
    "", "One", "ones", "=", "= 1", "=-", "=1.", "=.5", "=1.2.3", "=1e3", "=+1", "=٣", "1", "==1",
  ])
  func others(_ word: String) {
    #expect(FormSelector(word) == nil)
  }

  @Test(arguments: [
    ("=01", "=1"), ("=1.0", "=1"), ("=1.50", "=1.5"), ("=-0", "=0"), ("=-0.0", "=0"),
    ("=-02", "=-2"), ("=0.5", "=0.5"), ("=100", "=100"), ("few", "few"),
  ])
  func canonical(_ word: String, canonical: String) {
    #expect(FormSelector(word)?.canonical.description == canonical)
  }
}
