import PlauditKit
import PlauditRatings
import Testing

@testable import PlauditRatingCommands

struct TotalTests {
  private func total(_ outcomes: StorefrontRatings.Outcome...) -> RatingsTotal {
    RatingsTotal(
      zip(StoreCountry.allCases, outcomes).map { StorefrontRatings(country: $0, outcome: $1) })
  }

  @Test func aCountrysAverageCountsAsOftenAsItHasRatings() {
    let total = total(
      .rated(count: 3, average: 5), .rated(count: 1, average: 1), .rated(count: 10, average: nil),
      .unrated, .notAvailable)
    #expect(total.count == 14)
    #expect(total.average == 4)
    #expect(!total.isPartial)
  }

  @Test func whatIsUnknownIsNotZero() {
    #expect(total().count == nil)
    #expect(total(.notExposed, .notAvailable).count == nil)
    #expect(total(.unrated, .notAvailable).count == 0)
    #expect(total(.unrated).average == nil)
  }

  @Test func aTotalWithoutAFailedCountryIsPartial() {
    let total = total(.rated(count: 3, average: 5), .failed(.status(500)))
    #expect(total.count == 3)
    #expect(total.failed == [StoreCountry.allCases[1]])
  }
}
