import Foundation
import TestSupport
import Testing

@testable import PlauditRatings

/// Each branch of the article's code.
struct ArticleTests {
  private func text(_ answer: ScriptedTransport.Answer) async -> String {
    let transport = ScriptedTransport(answer)
    let lookup = RatingsLookup(
      cache: nil, patience: RatingsLookup.Patience(), endpoint: .apple, transport: transport,
      surroundings: RatingsLookup.Surroundings(VirtualTime()), limit: RequestLimit())
    let text = await lookup.articleText(
      of: app, none: "none", one: "one", many: { "\($0) of them" })
    #expect(
      transport.requests.map(\.absoluteString)
        == ["https://itunes.apple.com/lookup?id=777319358"])
    return text
  }

  private static func record(_ fields: String) -> ScriptedTransport.Answer {
    .body(#"{"resultCount":1,"results":[{\#(fields)}]}"#)
  }

  @Test(arguments: [
    (0, "none"), (1, "one"), (2, "2 of them"), (21, "21 of them"), (-1, "-1 of them"),
  ])
  func aCountBecomesOneOfThreeStrings(count: Int, text: String) async {
    let record = Self.record(
      #""userRatingCount":9999,"userRatingCountForCurrentVersion":\#(count)"#)
    #expect(await self.text(record) == text)
  }

  @Test(
    arguments: [
      .failure(.connection("none")), .failure(.timedOut), .status(403), .body(""),
      .body("oops"), .body("[]"), .body("{}"), .body(#"{"results":{}}"#),
      .body(#"{"resultCount":0,"results":[]}"#), .body(#"{"results":[1]}"#),
      .body(
        #"{"results":[{"userRatingCountForCurrentVersion":1},{"userRatingCountForCurrentVersion":1}]}"#
      ),
      record(#""userRatingCount":5"#), record(#""userRatingCountForCurrentVersion":"5""#),
    ] as [ScriptedTransport.Answer])
  func whateverIsAmissTheTextIsEmpty(answer: ScriptedTransport.Answer) async {
    #expect(await text(answer) == "")
  }

  @Test func aStatusIsNotLookedAt() async {
    let body = Data(#"{"results":[{"userRatingCountForCurrentVersion":2}]}"#.utf8)
    #expect(await text(.success(RatingsResponse(status: 500, body: body))) == "2 of them")
  }

  @Test func aMacAppsZerosAreTakenAtTheirWord() async {
    #expect(
      await text(
        Self.record(#""kind":"mac-software","userRatingCountForCurrentVersion":0"#)) == "none")
  }

  @Test func overARealConnection() async throws {
    let play = try Play("differing-2019")
    let text = await play.lookup.articleText(
      of: app, none: "none", one: "one", many: { "\($0)" })
    #expect(text == "104")
    #expect(try await play.stage.requests() == ["none"])
  }
}
