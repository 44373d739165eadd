import Foundation
import PlauditCommands
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct SimulateYearTests {
  private static func year(seed: Int, preset: String = "task-threshold") throws -> Run {
    try Run(
      "simulate", "--days", "365", "--sessions-per-day", "1.4", "--seed", "\(seed)", "--preset",
      preset, "--svg", "@year.svg")
  }

  @Test func theSameSeedIsTheSameYear() throws {
    let (one, same, other) = try (Self.year(seed: 7), Self.year(seed: 7), Self.year(seed: 8))
    #expect(one.status == .success)
    #expect(one.output == same.output && one.files == same.files)
    // The title names the seed.
    #expect(one.output.dropFirst() != other.output.dropFirst())
  }

  @Test(arguments: ["task-threshold", "sessions", "feature-tour", "donations"])
  func aSignForEachDayAndAStarForEachRequest(preset: String) throws {
    let run = try Self.year(seed: 7, preset: preset)
    let lines = run.output.dropFirst().prefix { !$0.hasPrefix("· not used") }
    #expect(lines.count == 14)
    #expect(lines.first?.hasPrefix("2026-01-01  ") ?? false)
    let days = lines.map { $0.dropFirst(12).filter { $0 != " " } }.joined()
    #expect(days.count == 365)
    #expect(days.contains("·") && days.contains("▪") && days.contains("★"))
    let asked = run.output.count { $0.hasPrefix("  asked at ") }
    #expect((1...3).contains(asked))
    #expect(days.count { $0 == "★" } == asked)
  }

  @Test func whoNeverOpensTheAppIsNeverAsked() throws {
    let run = try Run("simulate", "--days", "365", "--sessions-per-day", "0")
    #expect(run.output.last == "13 rows, 0 requests")
    #expect(!run.output.dropFirst().prefix(14).joined().contains("▪"))
  }

  @Test(arguments: [1, 7, 365, 1830])
  func theDrawingIsXMLWithASquareForEachDay(days: Int) throws {
    let run = try Run("simulate", "--days", "\(days)", "--svg", "@year.svg")
    let elements = Elements()
    let parser = XMLParser(data: Data(try #require(run.files["year.svg"]).utf8))
    parser.delegate = elements
    // On Linux it says that it succeeds even where it does not.
    #expect(parser.parse() && parser.parserError == nil)
    #expect(elements.counts["svg"] == 1)
    #expect(elements.counts["rect"] == days + 4)
  }
}

private final class Elements: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
  }
}
