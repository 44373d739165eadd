import Foundation
import PlauditCommands
import Testing

struct StorefrontsTests {
  @Test func all() throws {
    #expect(Run("storefronts").output.count == 175)
    #expect(Run("storefronts", "--csv").output.count == 176)
    let json = try #require(Run("storefronts", "--json").output.first)
    let array = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(array?.count == 175)
    #expect(array?.first?["locales"] as? [String] == ["en-GB", "ar-SA"])
  }

  @Test(arguments: [
    ("XKS", "xk"), ("xkx", "xk"), ("de", "de"), ("DEU", "de"), ("143443", "de"), ("uk", "gb"),
    ("Kosovo", "xk"), ("mainland", "cn"), ("türkiye", "tr"),
  ])
  func queries(query: String, code: String) {
    let run = Run("storefronts", query)
    #expect(run.output.map { $0.prefix(3) } == ["\(code)\t"])
    #expect(run.reports == [])
    #expect(run.status == .success)
  }

  @Test func line() {
    #expect(Run("storefronts", "XKS").output == ["xk\tXKS\t143624\tKosovo\ten-GB"])
    #expect(
      Run("storefronts", "cog", "--csv").output == [
        "alpha2,alpha3,storefront_id,name,default_locale,locales",
        "cg,COG,143582,\"Congo, Republic of the\",en-GB,en-GB;fr-FR",
      ])
    #expect(Run("storefronts", "united").output.count == 3)
  }

  @Test func misspelt() {
    let run = Run("storefronts", "Swizerland")
    #expect(run.output.first?.hasPrefix("ch\t") == true)
    #expect(run.reports == ["note: no storefront Swizerland; did you mean ch?"])
    #expect(Run("storefronts", "Atlantis").status == .faults)
    #expect(Run("storefronts", "a", "b").status == .usage)
    #expect(Run("storefronts", "--csv", "--json").status == .usage)
  }
}
