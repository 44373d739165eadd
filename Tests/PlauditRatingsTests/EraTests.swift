import Foundation
import PlauditKit
import TestSupport
import Testing

@testable import PlauditRatings

/// The store's answers through the years, over a real connection.
struct EraTests {
  private static let date = Date(timeIntervalSince1970: 1_772_352_000)
  private static let modern = AppRatings.rated(
    AppRatings.Rated(
      count: 1234, average: 4.65432, currentVersionCount: 1234, currentVersionAverage: 4.65432,
      version: "2.1", versionDate: date))

  @Test(
    arguments: [
      ("modern", modern),
      ("missing-2017", .notExposed),
      ("text-id-2018", modern),
      (
        "differing-2019",
        .rated(
          AppRatings.Rated(
            count: 1743, average: 4, currentVersionCount: 104, currentVersionAverage: 3.5,
            version: "2.1", versionDate: date))
      ),
      (
        "mac-2018",
        .rated(
          AppRatings.Rated(
            count: 1467, average: 4.65432, currentVersionCount: 1234,
            currentVersionAverage: 4.65432, version: "2.1", versionDate: date))
      ),
      ("mac-zeros", .notExposed),
      ("unrated", .unrated),
      ("two", modern),
      ("javascript", modern),
      ("mark", modern),
      ("gzip", modern),
      ("redirect-here", modern),
    ] as [(String, AppRatings)])
  func ratings(era: String, are expected: AppRatings) async throws {
    let play = try Play(era)
    #expect(await play.result() == .success(expected))
    #expect(try await play.stage.requests().count == (era == "redirect-here" ? 2 : 1))
    #expect(play.time.elapsed == 0)
  }

  @Test(
    arguments: [
      ("empty", .notAvailable(.us)),
      ("error-body", .invalidCountry(.us)),
      ("error-400", .invalidCountry(.us)),
      ("other-error", .malformed(field: "errorMessage")),
      ("other-app", .mismatchedID),
      ("not-json", .malformed(field: "body")),
      ("empty-body", .malformed(field: "body")),
      ("error-404", .status(404)),
      ("redirect-away", .transport(.redirectRefused("localhost"))),
      ("huge", .transport(.bodyTooLarge)),
      ("endless", .transport(.bodyTooLarge)),
      ("bomb", .transport(.bodyTooLarge)),
    ] as [(String, RatingsLookup.Failure)])
  func whatCannotChangeIsAskedOnce(scenario: String, is expected: RatingsLookup.Failure)
    async throws
  {
    let play = try Play(scenario)
    #expect(await play.result() == .failure(expected))
    #expect(try await play.stage.requests() == ["us"])
    #expect(play.time.elapsed == 0)
  }

  @Test func theCountryIsAlwaysSent() async throws {
    let play = try Play("modern")
    _ = await play.result(in: .xk)
    #expect(try await play.stage.requests() == ["xk"])
  }
}
