import Foundation
import PlauditKit
import TestSupport
import Testing

@testable import PlauditRatings

struct CacheTests {
  private let folder = TemporaryFolder()
  private let time = VirtualTime()
  private let day = 86_400.0

  /// A lookup as a process makes it that starts now.
  private func lookup(_ transport: ScriptedTransport) -> RatingsLookup {
    RatingsLookup(
      cache: RatingsCache(folder: folder.url),
      patience: RatingsLookup.Patience(tries: 1), endpoint: .apple, transport: transport,
      surroundings: RatingsLookup.Surroundings(time), limit: RequestLimit())
  }

  private var file: URL { folder.url.appending(path: "\(app)-de.json") }

  @Test func theStoreIsAskedOnceADay() async throws {
    let transport = ScriptedTransport(.ratings(5), .ratings(6))
    let first = try await lookup(transport).ratings(of: app, in: .de)
    time.pass(day - 1)
    let again = try await lookup(transport).ratings(of: app, in: .de)
    #expect(again == first)
    #expect(again.date == VirtualTime.start)
    #expect(transport.requests.count == 1)
    time.pass(1)
    #expect(try await lookup(transport).ratings(of: app, in: .de).ratings.count() == 6)
    #expect(transport.requests.count == 2)
  }

  /// Each is answered, and then finds in the cache what it or the other was answered last.
  @Test func processesShareAFolder() throws {
    let processes = try (0..<2).map { _ in
      try SharingProcess("ratings", folder.url, count: 300)
    }
    for process in processes { #expect(process.succeeds()) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.count == 3)
  }

  @Test func countriesAreApart() async throws {
    let transport = ScriptedTransport(.ratings(5), .ratings(6))
    #expect(try await lookup(transport).ratings(of: app, in: .de).ratings.count() == 5)
    #expect(try await lookup(transport).ratings(of: app, in: .fr).ratings.count() == 6)
  }

  @Test(
    arguments: [
      .status(403), .status(500), .failure(.timedOut), .failure(.bodyTooLarge), .body("oops"),
      .body(#"{"results":[{"trackId":1}]}"#), .ratings(-1),
    ] as [ScriptedTransport.Answer])
  func oldRatingsAreBetterThanNone(fault: ScriptedTransport.Answer) async throws {
    let transport = ScriptedTransport(.ratings(5))
    let fresh = try await lookup(transport).ratings(of: app, in: .de)
    #expect(fresh.staleBecause == nil)
    transport.set(fault)
    time.pass(30 * day)
    for requests in 2...3 {
      let stale = try await lookup(transport).ratings(of: app, in: .de)
      #expect(stale.ratings == fresh.ratings)
      #expect(stale.date == fresh.date)
      #expect(stale.staleBecause != nil)
      // Nothing of the failure is remembered.
      #expect(transport.requests.count == requests)
    }
  }

  @Test func anAppThatIsNotThereIsRememberedForADay() async throws {
    let transport = ScriptedTransport(.ratings(5))
    _ = try await lookup(transport).ratings(of: app, in: .de)
    time.pass(day)
    transport.set(.body(#"{"resultCount":0,"results":[]}"#))
    for _ in 1...2 {
      await #expect(throws: RatingsLookup.Failure.notAvailable(.de)) {
        try await lookup(transport).ratings(of: app, in: .de)
      }
    }
    #expect(transport.requests.count == 2)
    time.pass(day)
    transport.set(.status(500))
    await #expect(throws: RatingsLookup.Failure.status(500)) {
      try await lookup(transport).ratings(of: app, in: .de)
    }
    #expect(transport.requests.count == 3)
  }

  @Test(arguments: [
    ScriptedTransport.Answer.status(403), .status(500), .failure(.timedOut),
    .body(#"{"errorMessage":"Invalid value(s) for key(s): [country]"}"#),
  ])
  func noOtherFailureIsRemembered(fault: ScriptedTransport.Answer) async throws {
    let transport = ScriptedTransport(fault)
    await #expect(throws: RatingsLookup.Failure.self) {
      try await lookup(transport).ratings(of: app, in: .de)
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
    transport.set(.ratings(5))
    #expect(try await lookup(transport).ratings(of: app, in: .de).ratings.count() == 5)
  }

  @Test func aDateInTheFutureSaysNothing() async throws {
    let transport = ScriptedTransport(.ratings(5), .ratings(6))
    time.pass(2 * day)
    _ = try await lookup(transport).ratings(of: app, in: .de)
    time.pass(-day)
    #expect(try await lookup(transport).ratings(of: app, in: .de).ratings.count() == 6)
  }

  @Test func everyCorruptFileIsDropped() async throws {
    let transport = ScriptedTransport(.ratings(5))
    _ = try await lookup(transport).ratings(of: app, in: .de)
    let whole = try Data(contentsOf: file)
    let corrupt =
      (0..<whole.count).map { whole.prefix($0) }
      + ["oops", "[]", "null", "{}", "\u{0}"].map { Data($0.utf8) }
      + [
        whole + Data(" x".utf8),
        Data(
          String(decoding: whole, as: UTF8.self)
            .replacing(":5", with: ":-5").utf8),
      ]
    for bytes in corrupt {
      try bytes.write(to: file)
      let cache = RatingsCache(folder: folder.url)
      #expect(cache.entry(for: LookupRequest(app, in: .de, at: .apple)) == nil)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
    try Data("oops".utf8).write(to: file)
    #expect(try await lookup(transport).ratings(of: app, in: .de).ratings.count() == 5)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func anotherServersAnswersAreNotTaken() async throws {
    _ = try await lookup(ScriptedTransport(.ratings(5))).ratings(of: app, in: .de)
    let other = RatingsLookup(
      cache: RatingsCache(folder: folder.url), patience: RatingsLookup.Patience(),
      endpoint: try Play.endpoint("http://localhost"), transport: ScriptedTransport(.ratings(6)),
      surroundings: RatingsLookup.Surroundings(time), limit: RequestLimit())
    #expect(try await other.ratings(of: app, in: .de).ratings.count() == 6)
  }

  @Test func theOldestFilesGo() throws {
    let cache = RatingsCache(folder: folder.url, mostFiles: 3)
    let countries: [StoreCountry] = [.de, .fr, .us, .xk, .jp]
    for (index, country) in countries.enumerated() {
      let request = LookupRequest(app, in: country, at: .apple)
      let date = VirtualTime.start + Double(index)
      cache.keep(RatingsCache.Entry(url: request.url, date: date, record: nil), for: request)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["jp", "us", "xk"].map { "\(app)-\($0).json" })
  }

  @Test func largeAnswersAreNotKept() async throws {
    let version = String(repeating: "9", count: 5000)
    let transport = ScriptedTransport(
      .body(
        #"{"results":[{"trackId":\#(app),"userRatingCount":1,"version":"\#(version)"}]}"#))
    #expect(try await lookup(transport).ratings(of: app, in: .de).ratings.count() == 1)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func aFolderThatCannotBeIsNoReasonToFail() async throws {
    try Data().write(to: folder.url)
    let transport = ScriptedTransport(.ratings(5))
    for _ in 1...2 {
      #expect(try await lookup(transport).ratings(of: app, in: .de).ratings.count() == 5)
    }
    #expect(transport.requests.count == 2)
  }

  /// Nothing is shared but the folder, as between processes: readers see whole answers only.
  @Test func manyWriteAndReadAtOnce() async throws {
    let request = LookupRequest(app, in: .de, at: .apple)
    let folder = folder.url
    await withTaskGroup { group in
      for writer in 1...8 {
        group.addTask {
          let cache = RatingsCache(folder: folder)
          for number in 1...50 {
            let record = LookupRecord(
              trackId: .init(app), userRatingCount: Double(writer),
              version: String(repeating: "\(writer)", count: number * 10))
            cache.keep(
              RatingsCache.Entry(url: request.url, date: VirtualTime.start, record: record),
              for: request)
            let read = cache.entry(for: request)?.record
            #expect(read?.version?.first?.wholeNumberValue == read?.userRatingCount.map { Int($0) })
            #expect(read != nil)
          }
        }
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["\(app)-de.json"])
  }
}
