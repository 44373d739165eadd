import Foundation
import PlauditKit
import TestSupport
import Testing

/// Links with random damage: no crash, no foreign host, and nothing accepted that Foundation reads
/// otherwise.
struct LinkMutationTests {
  private static let damage = Damage([
    "@", "\\", "/", "//", ":", ".", "..", "?", "#", "&", "=", "%", "%2F", "%00", "%40", "%FF",
    " ", "\t", "\n", "\0", "é", "а", "。", "\u{202E}", "\u{200B}", "evil.test", ".evil.test",
    "@evil.test", "apps.apple.com", "itunes.apple.com", "id", "id1", "us", "zz", ":443", ":80",
    "[", "]", "{", "}", "|", "^", "`", "\"", "<", ">", "'", "action=write-review", "pt=1", "ct=a",
    "https://", "http:", "itms-apps:", "javascript:", "99999999999999999999", "+", "-", ";", ",",
  ])

  @Test(arguments: 0..<8)
  func damagedLinks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<(LongRun.isOn ? 250_000 : 4_000) {
      let whole = LinkTable.links.randomElement(using: &random)?.link ?? ""
      let link = Self.damage.done(to: whole, using: &random)
      guard let value = try? AppStoreLink(link) else { continue }
      accepted += 1
      expectFoundationAgrees(value, with: link)
      #expect((try? AppStoreLink(value.string)) == value, "\(link)")
    }
    #expect(accepted > 100)
  }

  @Test func randomBytes() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<(LongRun.isOn ? 2_000_000 : 20_000) {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      let text = "https://apps.apple.com/" + String(decoding: bytes, as: UTF8.self)
      if let value = try? AppStoreLink(text) {
        expectFoundationAgrees(value, with: text)
      }
    }
  }
}
