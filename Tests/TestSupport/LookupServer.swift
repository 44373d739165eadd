import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A real HTTP server on this machine that plays the store's lookup. One for the test process, which
/// ends with it.
package final class LookupServer: Sendable {
  package static let shared = Result { try LookupServer() }

  private let port: Int
  /// Open for as long as the server is to live.
  private let life = Pipe()

  private init() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "PlauditRatingsTests/Fixtures/lookup-server.py")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
    process.standardInput = life
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw CocoaError(.fileReadUnknown)
    }
    self.port = port
  }

  /// One test's own corner of the server.
  package struct Stage: Sendable {
    private let url: String

    /// - Parameter port: Another one than that at which the server listens, for no server at all.
    init(port: Int, scenario: String) {
      url = "http://127.0.0.1:\(port)/\(UUID().uuidString)/\(scenario)"
    }

    /// Where the lookup is.
    package var endpoint: String { url }

    /// The countries that were asked for so far; they are forgotten with it.
    package func requests() async throws -> [String] {
      let log = URL(string: url)?.deletingLastPathComponent().appending(path: "log")
      let (data, _) = try await URLSession.shared.data(from: log ?? URL(filePath: "/"))
      return try JSONDecoder().decode([String].self, from: data)
    }
  }

  package static func stage(_ scenario: String) throws -> Stage {
    Stage(port: try shared.get().port, scenario: scenario)
  }
}
