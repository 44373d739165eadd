import Foundation
import Testing

/// Linux checks no availability, so that a newer type would only fail on a Mac. The runtime and
/// what is generated must do with iOS 16 and macOS 13.
struct AvailabilityTests {
  /// Types of the standard library and Foundation that came later, and no others.
  static let newer: Set<String> = [
    "Mutex", "Atomic", "AtomicLazyReference", "WordPair", "InlineArray", "Span", "MutableSpan",
    "RawSpan", "OutputSpan", "UTF8Span", "Observable", "ObservationRegistrar", "Observations",
    "withObservationTracking", "Int128", "UInt128", "Predicate", "PredicateExpressions",
    "DiscardingTaskGroup", "withDiscardingTaskGroup",
    "TaskExecutor", "SerialExecutor", "ListFormatStyle", "InflectionConcept",
  ]

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    "Sources/PlauditKit", "Sources/PlauditPrompts", "Tests/GoldenTests/Goldens", "templates",
  ])
  func nothingNewerThanTheFloors(folder: String) throws {
    let root = Self.package.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".mustache") }
    #expect(!names.isEmpty)
    for name in names {
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      #expect(Self.newerWords(in: text).isEmpty, "\(folder)/\(name)")
    }
  }

  @Test func theWordsAreFound() {
    #expect(Self.newerWords(in: "let lock = Mutex(0)") == ["Mutex"])
    #expect(Self.newerWords(in: "// no Mutex here\n/// nor here: Atomic\nlet mutex = 1").isEmpty)
    #expect(Self.newerWords(in: "@available(macOS 15, *)\nlet lock = Mutex(0)").isEmpty)
  }

  /// The words outside comments, in a line that no `@available` stands before.
  private static func newerWords(in text: String) -> [String] {
    var isGuarded = false
    var found: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      if !isGuarded { found += words.filter(newer.contains) }
      isGuarded = code.contains("@available")
    }
    return found
  }
}
