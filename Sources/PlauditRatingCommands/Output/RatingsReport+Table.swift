import PlauditKit

extension RatingsReport {
  /// A line for each country, and the total.
  var table: [String] {
    let width = storefronts.map(\.country.name.count).max() ?? 0
    let lines = storefronts.map { storefront in
      let name = storefront.country.name
      let gap = String(repeating: " ", count: width - name.count)
      let text =
        switch storefront.outcome {
        case .rated, .unrated: text(storefront) ?? ""
        case .notExposed: "the store does not say"
        case .notAvailable: "not available"
        case .failed(let failure): "failed: \(failure)"
        }
      let average = Self.stars(storefront.average)
      return
        "\(storefront.country)  \(name)\(gap)  \(average)\(average.count == 1 ? "  " : "")  \(text)"
    }
    let number = total.count.map(words.english) ?? "unknown"
    let average = total.average.map { ", average \(Self.stars($0))" } ?? ""
    return lines + ["total\(total.isPartial ? " (partial)" : ""): \(number)\(average)"]
  }

  private static func stars(_ average: Double?) -> String {
    average.map { "\(($0 * 10).rounded() / 10)" } ?? "–"
  }
}
