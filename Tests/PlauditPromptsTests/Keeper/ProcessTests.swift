import Foundation
import PlauditPrompts
import TestSupport
import Testing

/// An app and its extensions: processes that share a state.
struct ProcessTests {
  private static func counted(_ url: URL) throws -> Int? {
    try State(stored: Data(contentsOf: url)).counts[ReviewPrompt.Event("shared")]
  }

  private static func lines(of output: Data) -> Int { output.count { $0 == UInt8(ascii: "\n") } }

  @Test func threeProcessesLoseNothing() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "state.json")
    let processes = try (0..<3).map { _ in try SharingProcess("events", url, count: 100) }
    for process in processes { #expect(process.succeeds()) }
    #expect(try Self.counted(url) == 300)
  }

  @Test func aLinkAndItsFileAreOne() throws {
    let folder = try TemporaryFolder()
    let (url, link) = (
      folder.url.appending(path: "state.json"), folder.url.appending(path: "link.json")
    )
    #expect(try SharingProcess("events", url, count: 1).succeeds())
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    let processes = try [url, link].map { try SharingProcess("events", $0, count: 50) }
    for process in processes { #expect(process.succeeds()) }
    #expect(try Self.counted(url) == 101)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == url.path)
  }

  /// Each is killed while it works; one lives on.
  @Test func whatWasStoredOutlivesTheProcess() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "state.json")
    let survivor = try SharingProcess("events", url, count: 150)
    let rounds = 10
    var told = 0
    for round in 0..<rounds {
      let dying = try SharingProcess("events", url, count: 1_000_000)
      var output = Data()
      while Self.lines(of: output) <= round { output += dying.waitForOutput() }
      output += dying.kill()
      told += Self.lines(of: output)
    }
    #expect(survivor.succeeds())
    // A process may be killed after it has stored an event, and before it could tell.
    let counted = try #require(try Self.counted(url))
    #expect((150 + told...150 + told + rounds).contains(counted))
    // What a killed process leaves behind is in nobody's way, and gone with the next event.
    #expect(try SharingProcess("events", url, count: 1).succeeds())
    #expect(try Self.counted(url) == counted + 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["state.json", "state.json.lock"])
  }
}
