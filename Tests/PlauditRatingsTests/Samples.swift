import Foundation
import PlauditKit
import TestSupport

@testable import PlauditRatings

let app: UInt64 = 777_319_358

extension RatingsLookup.Surroundings {
  /// - Parameter random: What chance always says.
  init(_ time: VirtualTime, random: Double = 0) {
    self.init()
    now = { time.now }
    uptime = { time.uptime }
    sleep = { try time.sleep(until: $0) }
    self.random = { random }
  }
}

/// A lookup against a scenario of the server, in time of its own.
struct Play {
  let stage: LookupServer.Stage
  let time = VirtualTime()
  let lookup: RatingsLookup

  init(
    _ scenario: String, cache: RatingsCache? = nil,
    patience: RatingsLookup.Patience = RatingsLookup.Patience(seconds: 600, secondsForRequest: 60)
  ) throws {
    stage = try LookupServer.stage(scenario)
    lookup = RatingsLookup(
      cache: cache, patience: patience, endpoint: try Self.endpoint(stage.endpoint),
      surroundings: RatingsLookup.Surroundings(time), limit: RequestLimit())
  }

  static func endpoint(_ text: String) throws -> RatingsLookup.Endpoint {
    guard let endpoint = RatingsLookup.Endpoint(text) else { throw CocoaError(.fileReadUnknown) }
    return endpoint
  }

  func result(
    in country: StoreCountry = .us
  ) async -> Result<AppRatings, RatingsLookup.Failure> {
    do throws(RatingsLookup.Failure) {
      return .success(try await lookup.ratings(of: app, in: country).ratings)
    } catch {
      return .failure(error)
    }
  }
}

/// Gives the answers that it was told, in order, and then the last one again and again.
final class ScriptedTransport: RatingsTransport, @unchecked Sendable {
  typealias Answer = Result<RatingsResponse, RatingsTransportFailure>
  private let lock = NSLock()
  // Touched under the lock only.
  private var answers: [Answer]
  private var asked: [URL] = []
  /// Called before each answer.
  var whileInFlight: @Sendable () async -> Void = {}

  init(_ answers: Answer...) { self.answers = answers }

  var requests: [URL] { lock.withLock { asked } }

  func set(_ answer: Answer) { lock.withLock { answers = [answer] } }

  func response(
    to url: URL, within seconds: Double
  ) async throws(RatingsTransportFailure) -> RatingsResponse {
    let answer = lock.withLock {
      asked.append(url)
      return answers.count > 1 ? answers.removeFirst() : answers[0]
    }
    await whileInFlight()
    return try answer.get()
  }
}

extension Result<RatingsResponse, RatingsTransportFailure> {
  /// A body with status 200.
  static func body(_ text: String) -> Self {
    .success(RatingsResponse(status: 200, body: Data(text.utf8)))
  }

  static func status(_ status: Int, retryAfter: String? = nil) -> Self {
    .success(RatingsResponse(status: status, retryAfter: retryAfter, body: Data()))
  }

  /// An app with so many ratings.
  static func ratings(_ count: Int) -> Self {
    body(#"{"results":[{"trackId":\#(app),"kind":"software","userRatingCount":\#(count)}]}"#)
  }
}

/// A folder that goes with its test.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "plaudit-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }
}
