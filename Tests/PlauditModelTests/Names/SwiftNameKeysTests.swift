import PlauditModel
import Testing

struct SwiftNameKeysTests {
  @Test(arguments: [
    ("ratings-count", "ratingsCount"), ("ratings_count", "ratingsCount"), ("Title", "title"),
    ("URLTitle", "urlTitle"), ("URL", "url"), ("URL2", "url2"), ("iOS", "iOS"),
    ("2nd-place", "_2ndPlace"), ("оценка", "оценка"), ("Über-uns", "überUns"), ("評価", "評価"),
    ("a b\tc", "aBC"), ("pt-BR", "ptBR"), ("zh-Hant", "zhHant"), ("es-419", "es419"),
    ("\u{301}a", "_\u{301}a"), ("a\u{200D}b", "aB"), ("👍", "👍"), ("class", "class"),
    ("init", "init_"), ("Self", "self_"),
  ])
  func camelCase(text: String, name: String) {
    #expect(SwiftName.camelCase(text) == name)
  }

  @Test(arguments: ["", "-", "…", " ", "\u{202E}", "\0"])
  func someTextsHaveNoName(text: String) {
    #expect(SwiftName.camelCase(text) == nil)
  }

  @Test func keywordsAreDeclaredInBackticks() {
    #expect(SwiftName.declared("in") == "`in`")
    #expect(SwiftName.declared("title") == "title")
  }
}
