extension StoreCountry {
  /// The country with an ISO 3166-1 alpha-2 code, in any case.
  ///
  /// - Returns: `nil` for a country without a store, and for aliases such as `UK`, which links do
  ///   not take; ``init(region:)`` does.
  public init?(alpha2 code: some StringProtocol) {
    guard let (first, second, rest) = Self.letters(code), rest == nil else { return nil }
    self.init(first, second)
  }

  /// For generated code, whose codes were checked when it was generated: a code without a store
  /// would become the United States.
  public init(checkedAlpha2 code: String) {
    self = StoreCountry(alpha2: code) ?? .us
  }

  /// The country with an ISO 3166-1 alpha-3 code, in any case: what StoreKit's
  /// `Storefront.countryCode` gives.
  ///
  /// Kosovo has no code in ISO 3166-1. Apple writes `XKS`; `XKX` (the European Union's) and `XKK`
  /// (CLDR's) are taken too.
  ///
  /// - Returns: `nil` for a country without a store.
  public init?(alpha3 code: some StringProtocol) {
    guard let (first, second, rest) = Self.letters(code), var third = rest else { return nil }
    let (x, k, s) = (UInt8(ascii: "x"), UInt8(ascii: "k"), UInt8(ascii: "s"))
    if first == x, second == k, third == x || third == k { third = s }
    for country in 0..<UInt8(Self.count) {
      let country = StoreCountry(index: country)
      if country.byte(2) | 0x20 == first, country.byte(3) | 0x20 == second,
        country.byte(4) | 0x20 == third
      {
        self = country
        return
      }
    }
    return nil
  }

  /// The country with a store's number, such as 143441.
  public init?(storefrontID: Int) {
    guard let country = Self.allCases.first(where: { $0.storefrontID == storefrontID }) else {
      return nil
    }
    self = country
  }

  /// The country with two lower-case letters.
  init?(_ first: UInt8, _ second: UInt8) {
    let wanted = UInt16(first) << 8 | UInt16(second)
    var (low, high) = (0, Self.count)
    while low < high {
      let middle = (low + high) / 2
      let country = StoreCountry(index: UInt8(middle))
      let letters = UInt16(country.letters.0) << 8 | UInt16(country.letters.1)
      if letters == wanted {
        self = country
        return
      }
      if letters < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Two or three ASCII letters in lower case.
  static func letters(_ code: some StringProtocol) -> (UInt8, UInt8, UInt8?)? {
    var bytes = code.utf8.makeIterator()
    func next() -> UInt8? {
      bytes.next().flatMap { byte in
        let lower = byte | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) ? lower : 0
      }
    }
    guard let first = next(), let second = next(), first != 0, second != 0 else { return nil }
    let third = next()
    guard third != 0, next() == nil else { return nil }
    return (first, second, third)
  }
}
