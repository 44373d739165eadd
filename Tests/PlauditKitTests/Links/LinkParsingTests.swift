import Foundation
import PlauditKit
import Testing

struct LinkParsingTests {
  @Test func theTableIsLong() {
    #expect(LinkTable.links.count >= 150)
  }

  @Test func everySharedLinkBecomesItsCanonicalOne() throws {
    for (link, canonical) in LinkTable.links {
      let value = try #require(try? AppStoreLink(link), "\(link)")
      #expect(value.string == canonical)
      #expect(try AppStoreLink(value.string) == value)
      #expect(value.url.absoluteString == canonical)
      for scheme in [AppStoreLink.Scheme.itmsApps, .macAppStore] {
        #expect(try AppStoreLink(value.string(scheme)) == value)
      }
    }
  }

  @Test func foundationReadsTheSame() throws {
    for (link, _) in LinkTable.links {
      expectFoundationAgrees(try AppStoreLink(link), with: link)
      expectFoundationAgrees(try AppStoreLink(link), with: try AppStoreLink(link).string)
    }
  }

  @Test func aSharedLinkBecomesAReviewLinkInOneCall() throws {
    let link = try AppStoreLink.writeReview(
      for: "https://itunes.apple.com/us/app/immigration/id777319358?mt=8")
    #expect(link.string == "https://apps.apple.com/app/id777319358?action=write-review")
    #expect(throws: AppStoreLinkError.noApp) {
      try AppStoreLink.writeReview(for: "https://apps.apple.com/us/developer/apple/id284417353")
    }
  }

  @Test func urls() throws {
    let url = try #require(URL(string: "https://apps.apple.com/de/app/für/id1?l=en"))
    #expect(try AppStoreLink(url).string == "https://apps.apple.com/de/app/f%C3%BCr/id1")
  }

  @Test(
    arguments: [
      ("id777319358", 777_319_358), ("777319358", 777_319_358), ("id0", 0),
      ("18446744073709551615", .max), ("18446744073709551616", nil), ("id", nil), ("", nil),
      ("idid1", nil), ("-1", nil), ("+1", nil), ("id+1", nil), ("1 ", nil), ("٣", nil),
      ("0x1", nil),
    ] as [(String, UInt64?)])
  func appIDs(text: String, id: UInt64?) {
    #expect(AppStoreLink.appID(text) == id)
  }
}
