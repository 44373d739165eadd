import Foundation
import PlauditKit
import PlauditModel
import PlauditWriters
import Testing

@testable import PlauditRatings

/// Ratings in words, through the code that writes an app's messages.
struct TextTests {
  /// What a generated accessor does.
  private static func message(
    _ pattern: String, _ language: String = "en"
  ) -> @Sendable ([MessageArgument]) -> String {
    { arguments in
      var diagnostics = Diagnostics()
      let source = SourceText(pattern, at: SourceLocation(path: "pattern"), isVerbatim: true)
      guard let parsed = PatternParser.message(source, into: &diagnostics)?.pattern,
        let compact = try? CompactWriter(
          arguments: parsed.argumentNames, in: CompactLanguage(styles: parsed.numberStyles)
        ).message(parsed)
      else { return "\(diagnostics.sorted)" }
      return LanguageGrammar(language, styles: parsed.numberStyles).runtime
        .text(compact: compact, arguments)
    }
  }

  private static func count(_ pattern: String, _ language: String) -> @Sendable (Int) -> String {
    { message(pattern, language)([.integer($0)]) }
  }

  private static let english = count(
    "{n, plural, =0 {No ratings here yet} one {# rating} other {# ratings}}", "en")
  private static let russian = count(
    "{n, plural, =0 {Пока нет оценок} one {# оценка} few {# оценки} many {# оценок} other {# оценки}}",
    "ru")
  private static let compact = count("{n, number, ::compact-short} ratings", "en")

  private static func rated(_ count: Int) -> AppRatings { .rated(AppRatings.Rated(count: count)) }

  @Test(
    arguments: [
      (.unrated, "No ratings here yet"), (rated(1), "1 rating"), (rated(1234), "1,234 ratings"),
      (.notExposed, nil),
    ] as [(AppRatings, String?)])
  func english(ratings: AppRatings, text: String?) {
    #expect(ratings.text(Self.english) == text)
  }

  @Test(
    arguments: [
      (0, "Пока нет оценок"), (1, "1 оценка"), (2, "2 оценки"), (5, "5 оценок"), (11, "11 оценок"),
      (21, "21 оценка"), (111, "111 оценок"), (1234, "1\u{A0}234 оценки"),
    ] as [(Int, String)])
  func russian(count: Int, text: String) {
    let ratings = count == 0 ? AppRatings.unrated : Self.rated(count)
    #expect(ratings.text(Self.russian) == text)
  }

  @Test func largeNumbersMayBeShort() {
    #expect(Self.rated(1_234_567).text(Self.compact) == "1.2M ratings")
  }

  @Test func theAverageHasOneDecimal() {
    let both: (Double, Int) -> String = { average, count in
      Self.message(
        "{average, number, ::.0} · {n, plural, one {# rating} other {# ratings}}")(
          [.number(average), .integer(count)])
    }
    let rated = AppRatings.rated(AppRatings.Rated(count: 1234, average: 4.65432))
    #expect(rated.text(Self.english, withAverage: both) == "4.7 · 1,234 ratings")
    let round = AppRatings.rated(AppRatings.Rated(count: 1, average: 5))
    #expect(round.text(Self.english, withAverage: both) == "5.0 · 1 rating")
    #expect(Self.rated(3).text(Self.english, withAverage: both) == "3 ratings")
    #expect(AppRatings.unrated.text(Self.english, withAverage: both) == "No ratings here yet")
    #expect(AppRatings.notExposed.text(Self.english, withAverage: both) == nil)
  }

  @Test func theCurrentVersionOnlyOnRequest() {
    let ratings = AppRatings.rated(AppRatings.Rated(count: 1743, currentVersionCount: 104))
    #expect(ratings.text(Self.english) == "1,743 ratings")
    #expect(ratings.text(Self.english, .currentVersion) == "104 ratings")
    #expect(Self.rated(3).text(Self.english, .currentVersion) == nil)
    let new = AppRatings.rated(AppRatings.Rated(count: 1743, currentVersionCount: 0))
    #expect(new.text(Self.english, .currentVersion) == "No ratings here yet")
  }

  @Test func loadingAndUnknownAreChosen() {
    func text(_ phase: RatingsPhase) -> String {
      phase.text(Self.english, loading: "…", unknown: "?")
    }
    func loaded(_ ratings: AppRatings) -> RatingsPhase {
      .loaded(RatingsLookup.Answer(ratings: ratings, date: .now, staleBecause: nil))
    }
    #expect(text(.loading) == "…")
    #expect(text(.failed(.status(500))) == "?")
    #expect(text(loaded(.notExposed)) == "?")
    #expect(text(loaded(.unrated)) == "No ratings here yet")
  }
}
