import PlauditChecks
import PlauditModel
import TestSupport
import Testing

struct LinkCheckTests {
  @Test(arguments: [
    ("let a = \"▲https://itunes.apple.com/us/app/x/id1?mt=8\"", "link-legacy", "us/app/x/id1"),
    ("(▲http://itunes.apple.com/app/id1)", "link-legacy", "write https://apps.apple.com/app/id1"),
    ("<a href='▲itms-apps://itunes.apple.com/app/id1'>", "link-legacy", "write https://"),
    ("see ▲https://apps.apple.com/us/app/immigration.", "link-id-missing", "names no app"),
    ("▲https://apps.apple.com/us/app/x/777319358", "link-id-missing", "names no app"),
    ("▲https://apps.apple.com/app/idXXXX", "link-part", "XXXX is not a number"),
    ("▲https://apps.apple.com/app/id1?ct=a", "link-part", "needs its pt"),
    ("▲https://apps.apple.com/app/%zz/id1", "link-part", "stray `%`"),
    ("▲https://apps.apple.com/uk/app/id1", "link-country", "did you mean gb (United Kingdom)?"),
    ("▲https://apps.apple.com/zz/app/id1", "link-country", "leave it out"),
    ("▲https://apps.apple.com.evil.test/app/id1", "link-look-alike", "apps.apple.com.evil.test"),
    ("▲https://apps.apple.com@evil.test/app/id1", "link-look-alike", "before the @"),
    ("▲https://apps.apple.com:8080/app/id1", "link-look-alike", "apps.apple.com:8080"),
    ("▲https://apps-apple.com/app/id1", "link-look-alike", "apps-apple.com"),
    ("▲https://apps.appIe.com/app/id1", "link-look-alike", "appie"),
    ("▲https://itunes.app1e.com/app/id1", "link-look-alike", "app1e"),
    ("▲https://аррs.apple.com/app/id1", "link-look-alike", "not in ASCII"),
    ("▲https://ａpps.apple.com/app/id1", "link-look-alike", "not in ASCII"),
    ("▲https://apps.apple.co/app/\\(id)", "link-look-alike", "apps.apple.co"),
  ])
  func wrongLinks(text: String, id: String, hint: String) {
    let texts = expect(id, in: "first line\n ü \(text) 👍\n") {
      LinkCheck.run(String(decoding: $0, as: UTF8.self), path: "a.swift", into: &$1)
    }
    #expect(texts.first?.lowercased().contains(hint.lowercased()) == true, "\(texts)")
  }

  @Test(arguments: [
    "https://apps.apple.com/us/app/immigration/id777319358",
    "[app](https://apps.apple.com/app/id1).",
    "https://apps.apple.com/app/id1?action=write-review、次", "“https://apps.apple.com/app/id1”",
    "https://apps.apple.com/app/apple-store/id1?pt=1&amp;ct=a&amp;mt=8",
    "'https://apps.apple.com/app/id1'",
    "https://apps.apple.com", "https://apps.apple.com/", "https://apps.apple.com/us/story/id1",
    "https://itunes.apple.com/lookup?id=1", "https://itunes.apple.com/us/album/x/id1",
    "https://apps.apple.com/app/id\\(app)", "https://apps.apple.com/app/id{{id}}",
    "https://apps.apple.com/app/id${id}", "https://apps.apple.com/app/id<ID>",
    "https://apps.apple.com/%@/app/id1", "https://apps.apple.com/app/id%d?mt=8",
    "https://maps.apple.com/?q=a", "https://example.com/us/app/id1", "https://apple.com/apps",
    "https://user:word@example.com/apple", "https://example.com/apps.apple.com", "http://", "://",
    "ftp://apps.apple.com.evil.test/", "https", "https://developer.apple.com/app-store/",
  ])
  func rightLinksAndOthers(text: String) {
    expect(in: " \(text)\n") {
      LinkCheck.run(String(decoding: $0, as: UTF8.self), path: "a.swift", into: &$1)
    }
  }

  @Test func severalOnALine() {
    expect(
      "link-legacy", "link-country",
      in: "a ▲http://itunes.apple.com/app/id1 b ▲https://apps.apple.com/zz/app/id1"
    ) {
      LinkCheck.run(String(decoding: $0, as: UTF8.self), path: "a.swift", into: &$1)
    }
  }
}
