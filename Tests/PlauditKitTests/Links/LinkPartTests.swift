import Foundation
import PlauditKit
import Testing

struct LinkPartTests {
  @Test(arguments: [
    "a", "settings", "Spring 2026", "123456789012345678901234567890",
    #"[]/\-~+=<>:;,._'"*&$%#@?!|{}()"#, "‘“",
  ])
  func tokens(token: String) throws {
    #expect(try AppStoreLink.Campaign(provider: 1, token: token).token == token)
  }

  @Test(arguments: [
    "", " ", " a", "a ", "1234567890123456789012345678901", "a`", "a^b", "ä", "a\tb", "a\u{7F}",
    "😀", "e\u{301}",
  ])
  func noTokens(token: String) {
    #expect(throws: AppStoreLinkError.campaignToken(token)) {
      try AppStoreLink.Campaign(provider: 1, token: token)
    }
  }

  @Test(arguments: ["", "a-b", "a b", "ä", String(repeating: "a", count: 65)])
  func noCodes(code: String) {
    #expect(throws: AppStoreLinkError.code(code)) { try AppStoreLink.Code(code) }
  }

  @Test func codes() throws {
    let code = String(repeating: "aZ09", count: 16)
    #expect(try AppStoreLink.Code(code).text == code)
  }

  @Test(arguments: [
    "", "summer", "45812c9b-c296-43d3-c6a0-c5a02f74bf6", "45812c9b-c296-43d3-c6a0-c5a02f74bf6ee",
    "45812c9bc296-43d3-c6a0-c5a02f74bf6e-", "g5812c9b-c296-43d3-c6a0-c5a02f74bf6e",
    "{45812c9b-c296-43d3-c6a0-c5a02f74bf6e}",
  ])
  func noPages(text: String) {
    #expect(throws: AppStoreLinkError.customPage(text)) { try AppStoreLink.PageID(text) }
  }

  @Test func pages() throws {
    for _ in 0..<100 {
      let uuid = UUID().uuidString
      #expect(try AppStoreLink.PageID(uuid).text == uuid.lowercased())
    }
  }

  @Test(arguments: [
    "", "com example", "com/example", "com.exämple", String(repeating: "a", count: 156),
  ])
  func noAppClips(bundleID: String) {
    #expect(throws: AppStoreLinkError.bundleID(bundleID)) {
      try AppStoreLink.AppClip(bundleID: bundleID)
    }
  }

  @Test(arguments: ["", "p"])
  func noParameters(name: String) {
    #expect(throws: AppStoreLinkError.parameter(name)) {
      try AppStoreLink.AppClip.Parameter(name, "a")
    }
  }

  @Test func everyErrorIsASentence() {
    let errors: [AppStoreLinkError] = [
      .malformed, .scheme(""), .scheme("ftp"), .userInfo, .unicodeHost("x"), .foreignHost("x"),
      .country("x"), .page("x"), .missingID, .id("x"), .customPage("x"), .tokenWithoutProvider,
      .campaignToken("x"), .code("x"), .bundleID("x"), .parameter("x"), .noApp,
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect(errors.allSatisfy { !$0.description.hasSuffix(".") })
  }

  @Test func banners() throws {
    #expect(
      SmartAppBanner(appID: 777_319_358).html
        == #"<meta name="apple-itunes-app" content="app-id=777319358">"#)
    let banner = SmartAppBanner(
      appID: 1, argument: URL(string: "https://example.com/a,b?c=\"d\"&e=f"),
      campaign: try .init(provider: 2, token: "a, \"b\" & <c>"),
      clip: try .init(bundleID: "com.example.Clip"))
    #expect(
      banner.html
        == #"<meta name="apple-itunes-app" content="app-id=1, app-clip-bundle-id=com.example.Clip, "#
        + "app-argument=https://example.com/a%2Cb?c=%22d%22&amp;e=f, "
        + #"affiliate-data=pt=2&amp;ct=a%2C%20%22b%22%20%26%20%3Cc%3E">"#)
  }
}
