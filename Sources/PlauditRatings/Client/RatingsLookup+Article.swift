import Foundation

extension RatingsLookup {
  /// The text of the article that counted ratings for everybody to see, as its code makes it: asked
  /// without a country, so of the United States, of the current version, with three strings, and empty
  /// whenever anything is amiss.
  ///
  /// For comparing. It takes a Mac app's zeros at their word, it knows the plurals of English only, and
  /// it cannot tell an app without ratings from a broken connection.
  ///
  /// - Parameters:
  ///   - id: The app's number.
  ///   - none: For no ratings.
  ///   - one: For one.
  ///   - many: For any other number.
  public func articleText(
    of id: UInt64, none: String, one: String, many: (Int) -> String
  ) async -> String {
    let url = LookupRequest.url(id, nil, caller.endpoint)
    guard let response = try? await caller.response(to: url),
      let body = try? JSONDecoder().decode(ArticleBody.self, from: response.body),
      body.results.count == 1, let record = body.results.first
    else { return "" }
    switch record.userRatingCountForCurrentVersion {
    case 0: return none
    case 1: return one
    case let count: return many(count)
    }
  }
}

private struct ArticleBody: Decodable {
  let results: [Record]

  struct Record: Decodable {
    let userRatingCountForCurrentVersion: Int
  }
}
