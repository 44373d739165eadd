import Foundation
import PlauditCommands
import Testing

struct LinkTests {
  static let shared = "https://itunes.apple.com/us/app/immigration/id777319358?mt=8"

  @Test func aSharedLinkBecomesAReviewLinkWithoutACountry() {
    let run = Run("link", Self.shared)
    #expect(run.output == ["https://apps.apple.com/app/id777319358?action=write-review"])
    #expect(run.reports.count == 1)
    #expect(run.reports[0].hasPrefix("note: the country us was left out, so that"))
    #expect(run.status == .success)
  }

  @Test(arguments: [
    ([shared, "--storefront", "keep"], "us/app/immigration/id777319358?action=write-review"),
    ([shared, "--storefront", "de"], "de/app/immigration/id777319358?action=write-review"),
    (["id777319358", "--kind", "product", "--storefront", "jp"], "jp/app/id777319358"),
    (["777319358"], "app/id777319358?action=write-review"),
    (["apps.apple.com/app/id1", "--kind", "product"], "app/id1"),
    (["  Apps.Apple.com/us/app/id1\n", "--storefront=keep", "--kind=same"], "us/app/id1"),
    (["1", "--kind", "reviews", "--storefront", "DE"], "de/app/id1?see-all=reviews"),
    (["1", "--kind", "event=12"], "app/id1?eventid=12"),
    (["1", "--kind=offer-code=SUMMER"], "redeem?ctx=offercodes&id=1&code=SUMMER"),
    (
      ["1", "--kind", "custom-page=45812C9B-C296-43D3-C6A0-C5A02F74BF6E"],
      "app/id1?ppid=45812c9b-c296-43d3-c6a0-c5a02f74bf6e"
    ),
    (
      ["1", "--kind", "product", "--campaign", "123456:a:b c"],
      "app/apple-store/id1?pt=123456&ct=a%3Ab%20c&mt=8"
    ),
    (["https://apps.apple.com/us/redeem?code=A", "--kind", "same"], "redeem?ctx=apps&code=A"),
  ])
  func links(words: [String], path: String) {
    let run = Run(["link"] + words)
    #expect(run.output == ["https://apps.apple.com/\(path)"])
    #expect(run.reports == [])
    #expect(run.status == .success)
  }

  @Test func everyStore() throws {
    let lines = try #require(Run("link", "1", "--storefront", "all").output.first)
    #expect(lines.split(separator: "\n").count == 175)
    #expect(lines.hasPrefix("https://apps.apple.com/ae/app/id1?action=write-review\n"))
    let json = try #require(Run("link", "1", "--storefront", "all", "--json").output.first)
    let array = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(array?.compactMap { $0["country"] as? String }.count == 175)
  }

  @Test func json() throws {
    let run = Run("link", Self.shared, "--storefront", "keep", "--campaign", "7:a", "--json")
    #expect(
      run.output == [
        """
        {
          "url": "https://apps.apple.com/us/app/immigration/id777319358?action=write-review&pt=7&ct=a&mt=8",
          "kind": "write-review",
          "appID": 777319358,
          "country": "us",
          "slug": "immigration",
          "campaign": {
            "provider": 7,
            "token": "a"
          }
        }
        """
      ])
  }

  @Test func smartBanner() {
    #expect(
      Run("link", "1", "--kind", "smart-banner").output
        == [#"<meta name="apple-itunes-app" content="app-id=1">"#])
  }

  @Test(arguments: [
    ("https://apps.apple.com.evil.test/app/id1", "apps.apple.com.evil.test is not the App Store's"),
    ("https://apps.apple.com@evil.test/app/id1", "before the @"),
    ("https://apps.apple.com/uk/app/id1", "no country uk; did you mean gb (United Kingdom)?"),
    ("https://apps.apple.com/us/app/immigration", "/id and its number are missing"),
    ("https://apps.apple.com/developer/id1", "leads to no app"),
    ("immigration", "begins with no scheme"), ("", "begins with no scheme"),
  ])
  func refusals(word: String, reason: String) {
    let run = Run("link", word)
    #expect(run.status == .faults)
    #expect(run.output == [])
    #expect(run.reports.count == 1 && run.reports[0].contains(reason), "\(run.reports)")
  }

  @Test(arguments: [
    ([], "one URL-OR-ID is needed"), (["1", "2"], "one URL-OR-ID is needed"),
    (["1", "--kind", "revews"], "no kind revews; did you mean reviews?"),
    (["1", "--kind", "xyzzy"], "write one of write-review, product"),
    (["1", "--kind", ""], "--kind needs a value"),
    (["1", "--kind", "product=1"], "no kind product=1"),
    (["1", "--kind", "event=x"], "x is not a number"),
    (["1", "--kind", "custom-page=x"], "x is not the UUID"),
    (["1", "--storefront", "uk"], "no storefront uk; did you mean gb (United Kingdom)?"),
    (["1", "--storefront", "zz"], "write keep, all or a code such as de"),
    (["1", "--kind", "offer-code=A", "--storefront", "de"], "name no country"),
    (["1", "--campaign", "settings"], "write one such as 123456:settings"),
    (["1", "--campaign", "1:"], "is not a campaign token"),
    (["--check"], "a FILE is needed"), (["--check", "a", "--json"], "no other option"),
    (["--check", "absent"], "absent: no such file"),
  ])
  func usage(words: [String], report: String) {
    let run = Run(["link"] + words)
    #expect(run.status == .usage)
    #expect(run.reports.count == 1 && run.reports[0].contains(report), "\(run.reports)")
  }

  @Test func checksFiles() {
    let files = MemoryFiles([
      "a.md": "Fine: https://apps.apple.com/app/id1\n",
      "b.md": "Old: http://itunes.apple.com/app/id1\n",
    ])
    #expect(Run("link", "--check", "a.md", files: files).status == .success)
    let run = Run("link", "--check", "a.md", "b.md", files: files)
    #expect(run.status == .faults)
    #expect(
      run.output == [
        "b.md:1:6: error: itunes.apple.com only redirects: write https://apps.apple.com/app/id1"
          + " [link-legacy]"
      ])
  }
}
