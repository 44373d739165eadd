import PlauditKit

extension RatingsReport {
  /// A line for each country, below a header.
  var csv: [String] {
    ["code,outcome,count,average,text"]
      + storefronts.map { storefront in
        [
          storefront.country.alpha2, storefront.name, storefront.count.map(String.init) ?? "",
          storefront.average.map { "\($0)" } ?? "", Self.csv(text(storefront) ?? ""),
        ].joined(separator: ",")
      }
  }

  private static func csv(_ text: String) -> String {
    text.contains(where: { ",\"\n\r".contains($0) })
      ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
