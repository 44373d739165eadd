// The Swift that apps write to show their ratings.
import PlauditKit
import PlauditRatings
import SwiftUI

struct RatingsView: View {
  var body: some View {
    VStack {
      RatingsLabel(of: StoreLink.app, StoreText().ratingsCount)
      RatingsLabel(
        of: StoreLink.app, in: .de, StoreText(.en).ratingsCount, .currentVersion,
        withAverage: StoreText(.en).ratingsSummary, loading: "…", unknown: "?")
    }
  }
}

@available(macOS 14, iOS 17, *)
struct DrawnRatings: View {
  @State var ratings = RatingsModel(of: StoreLink.app)

  var body: some View {
    Text(ratings.phase.text(StoreText().ratingsCount, loading: "…", unknown: ""))
      .task { await ratings.load() }
  }
}

func ratingsInGermany() async throws -> String? {
  let answer = try await RatingsLookup.shared.ratings(of: StoreLink.appID, in: .de)
  return answer.ratings.text(
    StoreText().ratingsCount, withAverage: StoreText().ratingsSummary)
}
