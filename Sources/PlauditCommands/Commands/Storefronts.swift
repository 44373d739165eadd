import PlauditKit
import PlauditModel
import PlauditWriters

extension Command {
  static let storefronts = Command(
    Usage(
      name: "storefronts",
      summary: "list the countries with an App Store, their codes and languages",
      synopsis: "plaudit storefronts [--json|--csv] [QUERY]",
      about: """
        Prints a line for each country: the code in links, StoreKit's code, the store's number, the
        name and the languages of its pages, with tabs between. A QUERY is a code, a store's number or
        a part of a name.
        """,
      operands: .storefronts(),
      options: [
        .init("--json", "an array of objects"),
        .init("--csv", "comma-separated values, with a header"),
      ]),
    run: { options, environment throws(CommandFailure) in
      guard options.operands.count <= 1 else { throw .usage("one QUERY at most") }
      guard !options.has("--json") || !options.has("--csv") else {
        throw .usage("either --json or --csv")
      }
      var countries = StoreCountry.allCases
      if let query = options.operands.first {
        let search = StorefrontSearch(query)
        countries = search.countries
        guard let first = countries.first else {
          environment.console.report("plaudit storefronts: no storefront \(query.onOneLine)")
          return .faults
        }
        if search.isGuess {
          environment.console.report(
            "note: no storefront \(query.onOneLine); did you mean \(first)?")
        }
      }
      for line in lines(countries, options) { try environment.print(line) }
      return .success
    })
}

private func lines(_ countries: [StoreCountry], _ options: Options) -> [String] {
  if options.has("--json") { return [JSONValue.array(countries.map(json)).text] }
  if options.has("--csv") {
    return ["alpha2,alpha3,storefront_id,name,default_locale,locales"] + countries.map(csv)
  }
  return countries.map(line)
}

private func line(_ country: StoreCountry) -> String {
  [
    country.alpha2, country.alpha3, "\(country.storefrontID)", country.name,
    country.locales.joined(separator: " "),
  ].joined(separator: "\t")
}

private func csv(_ country: StoreCountry) -> String {
  [
    country.alpha2, country.alpha3, "\(country.storefrontID)",
    country.name.contains(",") ? "\"\(country.name)\"" : country.name, country.defaultLocale,
    country.locales.joined(separator: ";"),
  ].joined(separator: ",")
}

private func json(_ country: StoreCountry) -> JSONValue {
  .object([
    ("alpha2", .string(country.alpha2)),
    ("alpha3", .string(country.alpha3)),
    ("storefrontID", .number(UInt64(country.storefrontID))),
    ("name", .string(country.name)),
    ("defaultLocale", .string(country.defaultLocale)),
    ("locales", .array(country.locales.map { .string($0) })),
  ])
}
