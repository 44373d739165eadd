import Foundation
import PlauditCommands
import PlauditRatingCommands
import TestSupport
import Testing

@MainActor struct ReportTests {
  @Test func aTableInTheWordsOfEachCountry() async throws {
    let run = await Run(
      "777319358", "--storefronts", "us,de,fr,jp,ru,mx,us,gb", at: try LookupServer.stage("mixed"))
    #expect(
      run.output == [
        "us  United States   4.7  1,234 ratings",
        "de  Germany         –    Hier noch keine Bewertungen",
        "fr  France          –    not available",
        "jp  Japan           4.7  1,234件の評価",
        "ru  Russia          4.7  1\u{A0}234 оценки",
        "mx  Mexico          4.7  1,234 valoraciones",
        "gb  United Kingdom  –    failed: the store answered with HTTP status 500",
        "total (partial): 4,936 ratings, average 4.7",
      ])
    #expect(run.status == .faults)
    #expect(
      run.reports == [
        "plaudit ratings: the total is partial, without gb; with --resume FILE another run asks for "
          + "these alone"
      ])
  }

  @Test func theDocumentShowsWhatOneGets() async throws {
    let run = await Run("1", "--storefronts", "us,de,jp,gb", at: try LookupServer.stage("mixed"))
    let document = try String(
      contentsOf: SwiftProgram.package.appending(path: "docs/ratings.md"), encoding: .utf8)
    #expect(document.contains(run.output.joined(separator: "\n")))
  }

  @Test func json() async throws {
    let run = await Run(
      "777319358", "--storefronts", "us,de,fr", "--json", at: try LookupServer.stage("mixed"))
    #expect(run.status == .success)
    #expect(
      run.output.joined(separator: "\n") == """
        {
          "id": 777319358,
          "total": 1234,
          "average": 4.65432,
          "partial": false,
          "storefronts": [
            {
              "code": "us",
              "outcome": "rated",
              "count": 1234,
              "average": 4.65432,
              "text": "1,234 ratings"
            },
            {
              "code": "de",
              "outcome": "unrated",
              "count": 0,
              "average": null,
              "text": "Hier noch keine Bewertungen"
            },
            {
              "code": "fr",
              "outcome": "notAvailable",
              "count": null,
              "average": null,
              "text": null
            }
          ]
        }
        """)
  }

  @Test func csv() async throws {
    let run = await Run(
      "777319358", "--storefronts", "us,fr,gb", "--csv", at: try LookupServer.stage("mixed"))
    #expect(
      run.output == [
        "code,outcome,count,average,text", "us,rated,1234,4.65432,\"1,234 ratings\"",
        "fr,notAvailable,,,", "gb,failed,,,",
      ])
  }

  @Test func aMacAppsTotalIsUnknown() async throws {
    let run = await Run(
      "1", "--storefronts", "us", at: try LookupServer.stage("mac-zeros"))
    #expect(
      run.output == ["us  United States  –    the store does not say", "total: unknown"])
    #expect(run.status == .success)
    let json = try await Run(
      "1", "--storefronts", "us", "--json", at: try LookupServer.stage("mac-zeros")
    ).json
    #expect(json["total"] is NSNull)
  }

  @Test func anAppThatIsMissingEverywhereIsExplained() async throws {
    let all = await Run("5", at: try LookupServer.stage("empty"))
    #expect(all.status == .faults)
    #expect(all.output.count == 176)
    #expect(
      all.reports == [
        "plaudit ratings: no storefront has an app with the number 5; the number is at the end of "
          + "its link, and an app that is new or not for sale is not told of"
      ])
    let some = await Run("5", "--storefronts", "us,de", at: try LookupServer.stage("empty"))
    #expect(some.reports[0].contains("none of these storefronts has an app with the number 5"))
  }

  @Test func aStoreThatAnswersNothingIsNoMissingApp() async throws {
    let run = await Run(
      "5", "--storefronts", "us,de", "--json", at: try LookupServer.stage("error-500"))
    #expect(run.status == .faults)
    #expect(
      run.reports == [
        "plaudit ratings: no storefront answered: the store answered with HTTP status 500"
      ])
    let json = try run.json
    #expect(json["total"] is NSNull)
    #expect(json["partial"] as? Bool == true)
  }

  @Test(arguments: [
    ([], "one ID is needed"), (["1", "2"], "one ID is needed"),
    (["app"], "app is no app's number; write one such as 777319358"),
    (["0"], "0 is no app's number; write one such as 777319358"),
    (["1", "--json", "--csv"], "either --json or --csv"),
    (
      ["1", "--storefronts", "us,uk"],
      "the App Store has no storefront uk; did you mean gb (United Kingdom)?"
    ),
    (
      ["1", "--storefronts", "us,"],
      "the App Store has no storefront ; write all or codes such as us,de"
    ),
    (["1", "--storefront", "us"], "no option --storefront; did you mean --storefronts?"),
  ])
  func whatMakesNoSense(words: [String], problem: String) async throws {
    var reports: [String] = []
    let status = await RatingsTool.run(
      words,
      in: .init(
        console: .init(
          print: { _ in Issue.record("nothing is to be printed") }, report: { reports.append($0) }),
        files: Disk()))
    #expect(status == .usage)
    #expect(reports == ["plaudit ratings: \(problem); see plaudit ratings --help"])
  }

  @Test func anEndpointIsAURL() async throws {
    var reports: [String] = []
    let status = await RatingsTool.run(
      ["1", "--endpoint", "localhost"],
      in: .init(console: .init(print: { _ in }, report: { reports.append($0) }), files: Disk()))
    #expect(status == .usage)
    #expect(reports[0].contains("localhost is no URL; write one such as http://localhost:8080"))
  }

  @Test(arguments: [["--help"], ["1", "-h"], ["--version"]])
  func help(words: [String]) async throws {
    var output: [String] = []
    let status = await RatingsTool.run(
      words,
      in: .init(console: .init(print: { output.append($0) }, report: { _ in }), files: Disk()))
    #expect(status == .success)
    #expect(output[0].contains("plaudit ratings"))
  }
}
