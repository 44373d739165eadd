import PlauditKit
import PlauditModel

extension ManifestReader {
  /// `[us, de]`, `all`, or `{all: true, except: [cn]}`.
  mutating func readStorefronts(_ node: YAMLNode) -> [Located<StoreCountry>] {
    switch node.content {
    case .scalar where node.isAll:
      return StoreCountry.allCases.map { Located($0, at: node.location) }
    case .mapping(let mapping) where !mapping.looksLikeText:
      return readAllStorefronts(mapping, at: node.location)
    default:
      return readStorefronts(node, "storefronts", like: "[us, de], or `all`")
    }
  }

  private mutating func readAllStorefronts(
    _ mapping: YAMLNode.Mapping, at location: SourceLocation
  ) -> [Located<StoreCountry>] {
    let fields = YAMLFields(
      of: mapping, at: location, known: Self.allStorefrontsKeys, into: &diagnostics)
    guard let all = fields["all"]?.setting("all", into: &diagnostics) else { return [] }
    guard all.value == "true" else {
      diagnostics.add(.allIsTrue, at: all.location)
      return []
    }
    let except = fields["except"].map { readStorefronts($0, "except", like: "[cn]") } ?? []
    let excluded = Set(except.map(\.value))
    return StoreCountry.allCases.filter { !excluded.contains($0) }
      .map { Located($0, at: location) }
  }

  private mutating func readStorefronts(
    _ node: YAMLNode, _ name: String, like example: String
  ) -> [Located<StoreCountry>] {
    let items = node.items(name, like: example, into: &diagnostics) ?? []
    let countries = items.compactMap { item in
      item.setting(name, into: &diagnostics).flatMap { readStorefront($0) }
    }
    reportRepeats(
      in: countries.map { Located($0.value.alpha2, at: $0.location) },
      as: Diagnostic.Message.repeatedStorefront)
    return countries
  }

  private mutating func readStorefront(_ code: Located<String>) -> Located<StoreCountry>? {
    guard let country = StoreCountry(alpha2: code.value) else {
      diagnostics.add(.unknownStorefront(code.value), at: code.location)
      return nil
    }
    guard country.alpha2 == code.value else {
      diagnostics.add(.uppercaseStorefront(code.value, country), at: code.location)
      return nil
    }
    return Located(country, at: code.location)
  }
}

extension Diagnostic.Message {
  fileprivate static var allIsTrue: Self {
    .error("storefronts-all", "`all` can only be true here: write `all: true`, or a list")
  }

  fileprivate static func uppercaseStorefront(_ code: String, _ country: StoreCountry) -> Self {
    .error("storefront-case", "write the storefront `\(code)` in lower case: `\(country)`")
  }

  fileprivate static func unknownStorefront(_ code: String) -> Self {
    let meant = StoreCountry.closest(to: code).map { "did you mean `\($0)` (\($0.name))?" }
    return .error(
      "storefront-unknown",
      "the App Store has no storefront `\(code)`: "
        + (meant ?? "write the two-letter code of a country that has one, like `us`"))
  }

  fileprivate static func repeatedStorefront(_ code: String, firstLine: Int) -> Self {
    .error(
      "storefront-duplicate", "the storefront `\(code)` is already on line \(firstLine): remove one"
    )
  }
}
