import PlauditKit
import Testing

struct LinkRefusalTests {
  @Test(arguments: [
    "apps.apple.com.evil.test", "evil.test", "apps.apple.com.", "apps-apple.com", "apple.com",
    "www.apple.com", "apps.apple.co", "xapps.apple.com", "apps.apple.com.com", "apps.appie.com",
    "apps.apple.com..", ".apps.apple.com", "apps%2Eapple.com", "apps.apple.com%2Eevil.test",
    "apps.apple.com:80", "apps.apple.com:443443", "apps.apple.com:", "apps.apple.com:443:443",
    "[::1]", "17.253.144.10", "xn--pps-7cd.apple.com", "apps.apple.com;evil.test",
    "apps.apple.com,evil.test", "apps.apple.com&evil.test", "",
  ])
  func foreignHosts(host: String) {
    // One full stop at the end is the same host; two are none.
    if host == "apps.apple.com." { return }
    #expect(throws: AppStoreLinkError.foreignHost(host)) {
      try AppStoreLink("https://\(host)/app/id1")
    }
  }

  @Test(arguments: [
    "apps.apple.com@evil.test", "apps.apple.com:443@evil.test", "user:password@apps.apple.com",
    "@apps.apple.com", "apps.apple.com%00@evil.test", "a@b@apps.apple.com",
  ])
  func userInfo(authority: String) {
    #expect(throws: AppStoreLinkError.userInfo) {
      try AppStoreLink("https://\(authority)/app/id1")
    }
  }

  @Test(arguments: ["аpps.apple.com", "apps.аpple.com", "apps。apple。com", "ａpps.apple.com"])
  func unicodeHosts(host: String) {
    #expect(throws: AppStoreLinkError.unicodeHost(host)) {
      try AppStoreLink("https://\(host)/app/id1")
    }
  }

  @Test(arguments: [
    "https://evil.test\\@apps.apple.com/app/id1", "https://apps.apple.com\\.evil.test/app/id1",
    "https://apps.apple.com/app/id1 ", " https://apps.apple.com/app/id1",
    "https://apps.apple.com/a\tpp/id1", "https://apps.apple.com/app/id1\n",
    "https://apps.apple.com/app/%/id1", "https://apps.apple.com/app/%zz/id1",
    "https://apps.apple.com/app/%C3/id1", "https://apps.apple.com/app/id1#%",
    "https://apps.apple.com/app/id1?ct=%2", "https://apps.apple.com/app/für%20dich/id1",
    "https://apps.apple.com/app/id1?ct={%20}&pt=1", "https://apps.apple.com/app/id1?{?ct=%20&pt=1",
    "https://apps.apple.com/app/\0/id1",
  ])
  func malformed(link: String) {
    #expect(throws: AppStoreLinkError.malformed) { try AppStoreLink(link) }
  }

  @Test(
    arguments: [
      ("", .scheme("")), ("id1", .scheme("")), ("apps.apple.com/app/id1", .scheme("")),
      ("//apps.apple.com/app/id1", .scheme("")), ("https:/apps.apple.com/app/id1", .scheme("")),
      ("https:", .scheme("")), ("https://", .foreignHost("")), ("://", .scheme("")),
      ("ftp://apps.apple.com/app/id1", .scheme("ftp")),
      ("javascript://apps.apple.com/app/id1", .scheme("javascript")),
      ("https://apps.apple.com", .page("/")), ("https://apps.apple.com/", .page("/")),
      ("https://apps.apple.com/us", .page("/us")), ("https://apps.apple.com/us/app", .missingID),
      ("https://apps.apple.com/us/app/immigration", .missingID),
      ("https://apps.apple.com/us/app/immigration/777319358", .missingID),
      ("https://apps.apple.com/app/ID1", .missingID),
      ("https://apps.apple.com/app/id", .id("")), ("https://apps.apple.com/app/idx", .id("x")),
      ("https://apps.apple.com/app/id1x", .id("1x")),
      ("https://apps.apple.com/app/id-1", .id("-1")),
      ("https://apps.apple.com/app/id٣", .id("٣")),
      ("https://apps.apple.com/app/id%31", .id("%31")),
      ("https://apps.apple.com/app/id18446744073709551616", .id("18446744073709551616")),
      (
        "https://apps.apple.com/app/id99999999999999999999999", .id("99999999999999999999999")
      ),
      ("https://apps.apple.com/uk/app/id1", .country("uk")),
      ("https://apps.apple.com/zz/app/id1", .country("zz")),
      ("https://apps.apple.com/../app/id1", .country("..")),
      ("https://apps.apple.com/us/app/a/id1/b", .page("/us/app/a/id1/b")),
      ("https://apps.apple.com/us/app/a/b/id1", .page("/us/app/a/b/id1")),
      ("https://apps.apple.com/us/app/../../id1", .page("/us/app/../../id1")),
      ("https://apps.apple.com/us/story/id1", .page("/us/story/id1")),
      ("https://apps.apple.com/us/app-bundle/a/id1", .page("/us/app-bundle/a/id1")),
      ("https://apps.apple.com//app/id1", .page("//app/id1")),
      ("https://itunes.apple.com/lookup?id=1", .page("/lookup")),
      ("https://itunes.apple.com/WebObjects/MZStore.woa/wa/viewSoftware", .missingID),
      ("https://itunes.apple.com/WebObjects/MZStore.woa/wa/viewSoftware?id=x", .id("x")),
      ("https://apps.apple.com/app/id1?ct=a", .tokenWithoutProvider),
      ("https://apps.apple.com/app/id1?pt=a&ct=a", .id("a")),
      ("https://apps.apple.com/app/id1?pt=1&ct=", .campaignToken("")),
      ("https://apps.apple.com/app/id1?pt=1&ct=a%60", .campaignToken("a`")),
      ("https://apps.apple.com/app/id1?ppid=summer", .customPage("summer")),
      ("https://apps.apple.com/app/id1?eventid=a", .id("a")),
      ("https://apps.apple.com/redeem", .code("")),
      ("https://apps.apple.com/redeem?ctx=offercodes&code=a", .missingID),
      ("https://apps.apple.com/redeem?ctx=apps&code=a-b", .code("a-b")),
      ("https://apps.apple.com/account", .page("/account")),
      ("https://testflight.apple.com/", .page("/")),
      ("https://testflight.apple.com/join/a.b", .code("a.b")),
      ("https://appclip.apple.com/id", .bundleID("")),
      ("https://appclip.apple.com/id?p=a_b", .bundleID("a_b")),
      ("https://appclip.apple.com/id?p=a&=b", .parameter("")),
    ] as [(String, AppStoreLinkError)])
  func reasons(link: String, error: AppStoreLinkError) {
    #expect(throws: error) { try AppStoreLink(link) }
  }
}
