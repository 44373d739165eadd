import Foundation
import PlauditKit
import Testing

@testable import PlauditRatings

/// What is read out of an answer, without any network.
struct BodyTests {
  private static func record(_ body: String) throws(RatingsLookup.Failure) -> LookupRecord {
    let endpoint = RatingsLookup.Endpoint.apple
    return try LookupRequest(7, in: .de, at: endpoint).record(
      in: RatingsResponse(status: 200, body: Data(body.utf8)))
  }

  @Test(arguments: [
    ("", "body"), ("[]", "body"), ("null", "body"), ("{", "body"), ("{}", "results"),
    (#"{"results":null}"#, "results"), (#"{"results":{}}"#, "results"),
    (#"{"results":[1]}"#, "results"), (#"{"results":[{}]}"#, "trackId"),
    (#"{"results":[{"trackId":"seven"}]}"#, "trackId"),
    (#"{"results":[{"trackId":-7}]}"#, "trackId"),
    (#"{"results":[{"trackId":7,"userRatingCount":"12"}]}"#, "userRatingCount"),
    (#"{"results":[{"trackId":7,"averageUserRating":"4"}]}"#, "averageUserRating"),
    (#"{"results":[{"trackId":7,"version":2}]}"#, "version"),
    (#"{"errorMessage":"Invalid value(s) for key(s): [id]"}"#, "errorMessage"),
    ("{\"results\":\(String(repeating: "[", count: 100_000))", "body"),
  ])
  func theFieldThatIsWrongIsNamed(body: String, field: String) {
    #expect(throws: RatingsLookup.Failure.malformed(field: field)) { try Self.record(body) }
  }

  @Test(arguments: [
    ("userRatingCount", "-1"), ("userRatingCountForCurrentVersion", "-5"),
    ("averageUserRating", "5.1"), ("averageUserRatingForCurrentVersion", "0.5"),
    ("averageUserRating", "-4"), ("userRatingCount", "1.5"), ("userRatingCount", "1e30"),
  ])
  func numbersThatCannotBeAreRefused(field: String, value: String) throws {
    let record = try Self.record(#"{"results":[{"trackId":7,"\#(field)":\#(value)}]}"#)
    #expect(throws: RatingsLookup.Failure.malformed(field: field)) { try record.ratings() }
  }

  @Test func whatIsMissingIsUnknown() throws {
    let record = try Self.record(#"{"results":[{"trackId":"7","userRatingCount":3}]}"#)
    #expect(try record.ratings() == .rated(AppRatings.Rated(count: 3)))
    let zero = try Self.record(
      #"{"results":[{"trackId":7,"userRatingCount":3,"averageUserRating":0,"version":null}]}"#)
    #expect(try zero.ratings() == .rated(AppRatings.Rated(count: 3)))
  }

  @Test func aDateThatIsNoneIsUnknown() throws {
    let record = try Self.record(
      #"{"results":[{"trackId":7,"userRatingCount":3,"currentVersionReleaseDate":"soon"}]}"#)
    #expect(try record.ratings() == .rated(AppRatings.Rated(count: 3)))
  }

  @Test func wholeNumbersMayHaveAFraction() throws {
    let record = try Self.record(
      #"{"results":[{"trackId":7,"userRatingCount":3.0,"averageUserRating":4}]}"#)
    #expect(try record.ratings() == .rated(AppRatings.Rated(count: 3, average: 4)))
  }

  @Test(arguments: [
    ("https://itunes.apple.com", "https://itunes.apple.com/lookup?id=7&country=de"),
    ("https://itunes.apple.com/lookup", "https://itunes.apple.com/lookup?id=7&country=de"),
    ("http://localhost:8080/", "http://localhost:8080/lookup?id=7&country=de"),
    ("http://[::1]:80/a/b", "http://[::1]:80/a/b/lookup?id=7&country=de"),
  ])
  func requests(endpoint: String, url: String) throws {
    let endpoint = try #require(RatingsLookup.Endpoint(endpoint))
    #expect(LookupRequest(7, in: .de, at: endpoint).url.absoluteString == url)
  }

  @Test(arguments: [
    "", "itunes.apple.com", "ftp://itunes.apple.com", "https://", "http://a/?b=c", "file:///lookup",
    "http://a/#b",
  ])
  func noEndpoints(text: String) { #expect(RatingsLookup.Endpoint(text) == nil) }

  @Test(
    arguments: [
      ("https://apps.apple.com/x", true), ("https://APPLE.com/", true),
      ("https://itunes.apple.com:443/", true), ("http://localhost:8080/elsewhere", true),
      ("http://apps.apple.com/", false), ("https://apple.com.example.org/", false),
      ("https://notapple.com/", false), ("https://itunes.apple.com:8443/", false),
      ("http://localhost/", false), ("https://localhost:8080/", false),
      ("http://user@localhost:8081/", false), ("apple.com", false),
    ])
  func redirects(to target: String, areFollowed: Bool) throws {
    let endpoint = try #require(RatingsLookup.Endpoint("http://localhost:8080"))
    #expect(endpoint.allows(try #require(URL(string: target))) == areFollowed)
  }

  @Test(
    arguments: [
      ("120", 120), (" 7 ", 7), ("Sun, 01 Mar 2026 09:02:00 GMT", 120), ("soon", nil), ("", nil),
      ("-1", nil), ("1.5", nil),
    ] as [(String, Double?)])
  func retryAfter(header: String, is seconds: Double?) throws {
    let now = try Date("2026-03-01T09:00:00Z", strategy: .iso8601)
    #expect(RetryAfter.seconds(header, at: now) == seconds)
  }
}
