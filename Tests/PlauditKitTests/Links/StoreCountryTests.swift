import Foundation
import PlauditKit
import TestSupport
import Testing

struct StoreCountryTests {
  /// Also tells whether `make generate` has to be run.
  @Test func everyCountryIsAsTheDataSays() throws {
    let file = SwiftProgram.package.appending(path: "data/storefronts.csv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(rows.count == 175)
    #expect(StoreCountry.allCases.count == rows.count)
    for (row, country) in zip(rows, StoreCountry.allCases) {
      let fields = Self.fields(row)
      #expect(country.alpha2 == fields[0])
      #expect(country.alpha3 == fields[1])
      #expect(String(country.storefrontID) == fields[2])
      #expect(country.name == fields[3])
      #expect(country.defaultLocale == fields[4])
      #expect(country.locales.joined(separator: ";") == fields[5])
    }
  }

  /// The fields of a CSV row, in which quotes hold commas and no quotes.
  private static func fields(_ row: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in row {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }

  @Test(arguments: StoreCountry.allCases)
  func everyCodeFindsItsCountry(_ country: StoreCountry) throws {
    #expect(StoreCountry(alpha2: country.alpha2) == country)
    #expect(StoreCountry(alpha2: country.alpha2.uppercased()) == country)
    #expect(StoreCountry(alpha3: country.alpha3) == country)
    #expect(StoreCountry(storefrontID: country.storefrontID) == country)
    #expect(StoreCountry(region: country.alpha2) == country)
    let json = try JSONEncoder().encode([country])
    #expect(String(decoding: json, as: UTF8.self) == "[\"\(country.id)\"]")
    #expect(try JSONDecoder().decode([StoreCountry].self, from: json) == [country])
  }

  @Test func namedCountries() {
    #expect(StoreCountry.de.name == "Germany")
    #expect(StoreCountry.in.alpha3 == "IND")
    #expect(StoreCountry.is.alpha2 == "is")
    #expect(StoreCountry.id.storefrontID == 143476)
    #expect("\(StoreCountry.xk)" == "xk")
    #expect(StoreCountry.zw == StoreCountry.allCases.last)
  }

  @Test(arguments: ["XKS", "XKX", "XKK", "xks"])
  func kosovo(code: String) {
    #expect(StoreCountry(alpha3: code) == .xk)
  }

  @Test(arguments: ["", "d", "deu", "zz", "cu", "uk", "d\u{308}", "dé", "1a", "{{", "DE "])
  func noAlpha2(code: String) {
    #expect(StoreCountry(alpha2: code) == nil)
  }

  @Test(arguments: ["", "de", "DEUT", "XXX", "CUB", "XKZ", "DE1", "ＤＥＵ"])
  func noAlpha3(code: String) {
    #expect(StoreCountry(alpha3: code) == nil)
  }

  @Test(
    arguments: [
      ("de_DE", "de"), ("en-GB", "gb"), ("zh-Hant-TW", "tw"), ("sr_Cyrl_XK", "xk"), ("en_UK", "gb"),
      ("en_GI", "gb"), ("es_IC", "es"), ("es_EA", "es"), ("en_001", nil), ("en_150", nil),
      ("es_CU", nil), ("de", nil), ("", nil), ("es_419", nil),
    ] as [(String, String?)])
  func locales(identifier: String, code: String?) {
    #expect(StoreCountry(Locale(identifier: identifier))?.alpha2 == code)
  }

  @Test func otherNumbersAreNoCountry() {
    for number in [0, -1, 143440, 143611, Int.max] {
      #expect(StoreCountry(storefrontID: number) == nil)
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([StoreCountry].self, from: Data(#"["uk"]"#.utf8))
    }
  }

  @Test func localizedNames() {
    #expect(StoreCountry.de.localizedName(in: Locale(identifier: "fr")) == "Allemagne")
    #expect(StoreCountry.xk.localizedName(in: Locale(identifier: "de")) == "Kosovo")
  }
}
