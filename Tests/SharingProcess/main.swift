import Foundation
import PlauditKit
import PlauditPrompts
import PlauditRatings

// One of several processes that share files, for tests of what they do to each other:
//   sharing-process events FILE COUNT    stores so many events, and prints a line for each that is
//                                        stored
//   sharing-process ratings FOLDER COUNT asks so often for ratings that all processes cache
let words = CommandLine.arguments
let url = URL(filePath: words[2])
let count = Int(words[3]) ?? 0

/// A store that answers, or does not: the cache has to, then.
struct Transport: RatingsTransport {
  let ratings: Int?

  func response(
    to url: URL, within seconds: Double
  ) async throws(RatingsTransportFailure) -> RatingsResponse {
    guard let ratings else { throw .timedOut }
    let record = #"{"trackId":1,"kind":"software","userRatingCount":\#(ratings)}"#
    return RatingsResponse(status: 200, body: Data(#"{"results":[\#(record)]}"#.utf8))
  }
}

func storeEvents() async {
  let keeper = ReviewPrompt.Keeper(
    ReviewPrompt.Policy(moments: .afterAnyEvent, rules: [], wait: 0),
    store: ReviewPrompt.FileStore(url),
    surroundings: ReviewPrompt.Surroundings {
      ReviewPrompt.Context(version: ReviewPrompt.Version("1.0+1"))
    } request: {
    })
  for number in 1...count {
    await keeper.receive(.count(ReviewPrompt.Event("shared")))
    try? FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
  }
}

/// - Returns: Whether the cache had what some process was answered before.
func shareRatings() async -> Bool {
  for number in 1...count {
    for ratings in [number, nil] {
      let lookup = RatingsLookup(
        cache: RatingsCache(folder: url, lifetime: 0), patience: RatingsLookup.Patience(tries: 1),
        endpoint: .apple, transport: Transport(ratings: ratings),
        surroundings: RatingsLookup.Surroundings(), limit: RequestLimit())
      let country = StoreCountry.allCases[number % 3]
      guard let answer = try? await lookup.ratings(of: 1, in: country),
        answer.ratings.count().map({ (1...count).contains($0) }) ?? false
      else { return false }
    }
  }
  return true
}

if words[1] == "events" {
  await storeEvents()
} else if await !shareRatings() {
  exit(1)
}
