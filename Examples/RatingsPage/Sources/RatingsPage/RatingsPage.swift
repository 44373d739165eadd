import Foundation
import PlauditKit
import PlauditRatings

/// The page: a section for each language, with a line for each country.
struct RatingsPage {
  /// Without the countries of which nothing is known.
  var ratings: [StoreLink.Country: AppRatings] = [:]

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en" dir="ltr">
    <meta charset="utf-8">
    <title>\(escaped(StoreText(.en).title))</title>
    \(StoreText.Language.allCases.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ language: StoreText.Language) -> String {
    let text = StoreText(language)
    let lines = StoreLink.Country.allCases.map { line($0, text) }
    return """
      <section lang="\(language.rawValue)" dir="\(language.isRightToLeft ? "rtl" : "ltr")">
      <h1>\(escaped(text.title))</h1>
      <ul>
      \(lines.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  private func line(_ country: StoreLink.Country, _ text: StoreText) -> String {
    let name = country.store.localizedName(in: Locale(identifier: text.language.rawValue))
    let link = StoreLink.reviews(in: country).absoluteString
    let words = ratings[country]?.text(text.ratingsCount, withAverage: text.averageAndCount)
    return """
      <li><a href="\(escaped(link))">\(escaped(name))</a>: \(escaped(words ?? "–"))</li>
      """
  }
}
