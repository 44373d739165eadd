import Foundation
import PlauditKit
import TestSupport
import Testing

/// Links with random damage: no crash, no foreign host, and nothing accepted that Foundation reads
/// otherwise.
struct LinkMutationTests {
  private static let pieces: [String] =
    [
      "@", "\\", "/", "//", ":", ".", "..", "?", "#", "&", "=", "%", "%2F", "%00", "%40", "%FF",
      " ", "\t", "\n", "\0", "é", "а", "。", "\u{202E}", "\u{200B}", "evil.test", ".evil.test",
      "@evil.test", "apps.apple.com", "itunes.apple.com", "id", "id1", "us", "zz", ":443", ":80",
      "[", "]", "{", "}", "|", "^", "`", "\"", "<", ">", "'", "action=write-review", "pt=1", "ct=a",
      "https://", "http:", "itms-apps:", "javascript:", "99999999999999999999", "+", "-", ";", ",",
    ]

  @Test(arguments: 0..<8)
  func damagedLinks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<(LongRun.isOn ? 250_000 : 4_000) {
      let link = Self.damaged(using: &random)
      guard let value = try? AppStoreLink(link) else { continue }
      accepted += 1
      expectFoundationAgrees(value, with: link)
      #expect((try? AppStoreLink(value.string)) == value, "\(link)")
    }
    #expect(accepted > 100)
  }

  private static func damaged(using random: inout SeededGenerator) -> String {
    let start = LinkTable.links.randomElement(using: &random)?.link ?? ""
    var scalars = Array(start.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...scalars.count, using: &random)
      let end = min(scalars.count, place + Int.random(in: 0...3, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: scalars.removeSubrange(place..<end)
      case 1: scalars.insert(contentsOf: scalars[place..<end], at: place)
      default:
        let piece = pieces.randomElement(using: &random) ?? ""
        scalars.replaceSubrange(place..<end, with: Array(piece.unicodeScalars))
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
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
