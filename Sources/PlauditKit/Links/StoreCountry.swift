/// A country or region that has an App Store of its own: 175 of them, as Apple's list of App Store
/// localisations has them (App Store Connect Help, read in October 2026).
///
/// The store that a person buys in is that of their account, which StoreKit tells:
/// `StoreCountry(alpha3: storefront.countryCode)`. It can change while the app runs.
public struct StoreCountry: Sendable, Hashable {
  /// The place in ``allCases``.
  let index: UInt8
}

extension StoreCountry {
  /// The code as it stands in links: ISO 3166-1 alpha-2 in lower case, and `xk` for Kosovo.
  public var alpha2: String { text(0..<2) }

  /// The code that StoreKit's `Storefront.countryCode` gives: ISO 3166-1 alpha-3, and `XKS` for
  /// Kosovo.
  public var alpha3: String { text(2..<5) }

  /// The store's number in Apple's services, such as 143441.
  public var storefrontID: Int {
    (5..<Self.width).reduce(0) { $0 * 10 + Int(byte($1) - UInt8(ascii: "0")) }
  }

  /// The name in English, as Apple writes it: "China mainland".
  public var name: String { Self.allDetails[Int(index)].name }

  /// The languages in which the store can show an app's page, as App Store Connect's codes
  /// (`en-GB`, `zh-Hant`): the default one first.
  public var locales: [String] { Self.allDetails[Int(index)].locales }

  /// The language in which the store shows an app's page that has none of a person's own.
  public var defaultLocale: String { locales.first ?? "" }

  /// The two letters of ``alpha2``.
  var letters: (UInt8, UInt8) { (byte(0), byte(1)) }
}

extension StoreCountry: CaseIterable {
  /// All countries, in order of ``alpha2``.
  public static var allCases: [StoreCountry] {
    (0..<UInt8(count)).map { StoreCountry(index: $0) }
  }
}

extension StoreCountry: Identifiable {
  /// The same as ``alpha2``.
  public var id: String { alpha2 }
}

extension StoreCountry: CustomStringConvertible {
  /// The same as ``alpha2``.
  public var description: String { alpha2 }
}

extension StoreCountry: Codable {
  /// Reads an alpha-2 code.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    guard let country = StoreCountry(alpha2: code) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The App Store has no country \(code)")
    }
    self = country
  }

  /// Writes the alpha-2 code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(alpha2)
  }
}

// MARK: - The table

extension StoreCountry {
  /// Bytes of one country in ``codes``.
  static let width = 11

  private struct Details {
    let name: String
    let locales: [String]
  }

  private static let allDetails: [Details] = details.split(separator: "\n").map { line in
    let parts = line.split(separator: "\t")
    return Details(
      name: String(parts[0]), locales: parts[1].split(separator: " ").map(String.init))
  }

  func byte(_ offset: Int) -> UInt8 { Self.codes.utf8Start[Int(index) * Self.width + offset] }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: range.lazy.map(byte), as: UTF8.self)
  }
}
