import PlauditModel
import Testing

struct SuggestionTests {
  private let keys = ["app", "storefronts", "languages", "messages", "by"]

  @Test(arguments: [
    ("storefornts", "storefronts"), ("STOREFRONTS", "storefronts"), ("langauge", "languages"),
    ("ap", "app"), ("bi", "by"), ("mesages", "messages"),
  ])
  func near(_ word: String, meant: String) {
    #expect(Suggestion.closest(to: word, among: keys) == meant)
  }

  @Test(arguments: ["", "x", "colour", "lang", String(repeating: "storefronts", count: 100_000)])
  func far(_ word: String) {
    #expect(Suggestion.closest(to: word, among: keys) == nil)
  }

  @Test func fewestSlipsThenFirst() {
    #expect(Suggestion.closest(to: "cart", among: ["chart", "card", "cart"]) == "cart")
    #expect(Suggestion.closest(to: "cars", among: ["cart", "card"]) == "cart")
  }

  @Test func looksForAFewWordsOnly() {
    var suggestion = Suggestion(among: keys)
    let found = (0..<30).map { _ in suggestion.closest(to: "ap") }
    #expect(found.prefix(20).allSatisfy { $0 == "app" })
    #expect(found.dropFirst(20).allSatisfy { $0 == nil })
  }

  @Test func aSwapIsOneSlip() {
    #expect(Suggestion.closest(to: "fwe", among: ["few"]) == "few")
    #expect(Suggestion.closest(to: "wef", among: ["few"]) == nil)
  }
}
