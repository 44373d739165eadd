import PlauditKit
import Testing

/// Links are written into memory whose size is reckoned beforehand: the longest of each form.
struct LinkLengthTests {
  @Test(arguments: [0, 1, 15, 16, 100, 117, 118, 119, 1_000, 100_000])
  func longNames(count: Int) throws {
    let slug = String(repeating: "é", count: count)
    let campaign = try AppStoreLink.Campaign(
      provider: .max, token: String(repeating: "“", count: 30))
    for form in [
      AppStoreLink.Form.product(app: .max), .writeReview(app: .max), .reviews(app: .max),
      .customPage(.init(checked: slug), app: .max), .event(.max, app: .max), .developer(.max),
    ] {
      let link = AppStoreLink(form, in: .de, slug: slug, campaign: campaign, media: .mac)
      let text = link.string(.macAppStore)
      #expect(text.hasPrefix("macappstore://apps.apple.com/de/"))
      #expect(text.hasSuffix(link.campaign == nil ? "/id18446744073709551615" : "%9C&mt=12"))
      let names = text.split(separator: "%C3%A9", omittingEmptySubsequences: false).count - 1
      #expect([count, 2 * count].contains(names))
    }
  }

  @Test func longAppClips() throws {
    let text = String(repeating: "é&", count: 1_000)
    let clip = try AppStoreLink.AppClip(
      bundleID: String(repeating: "a", count: 155),
      parameters: [.init(text, text), .init("a", ""), .init("b", text)])
    let link = AppStoreLink(.appClip(clip))
    #expect(try AppStoreLink(link.string) == link)
  }

  @Test func everyNumberOfDigits() {
    var number: UInt64 = 1
    for _ in 0..<20 {
      for app in [number - 1, number, number + 1, number &* 2] {
        #expect(
          AppStoreLink(.product(app: app)).string == "https://apps.apple.com/app/id\(app)")
      }
      number = number.multipliedReportingOverflow(by: 10).partialValue
    }
  }

  @Test func everyByteIsEncodedAsRFC3986Says() throws {
    let unreserved =
      "-._~"
      + (UnicodeScalar("0").value...122).compactMap(UnicodeScalar.init)
      .filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }.map(String.init)
      .joined()
    for value in UInt8.min...127 {
      let slug = "x\(Character(UnicodeScalar(value)))"
      let link = AppStoreLink(.product(app: 1), slug: slug)
      let isPlain = unreserved.utf8.contains(value)
      let digits = String(value, radix: 16, uppercase: true)
      let encoded = isPlain ? slug : "x%" + (value < 16 ? "0" : "") + digits
      #expect(link.string == "https://apps.apple.com/app/\(encoded)/id1")
      #expect(try AppStoreLink(link.string) == link)
    }
  }
}
