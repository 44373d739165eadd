public import Foundation

/// Fetches what the store says.
public protocol RatingsTransport: Sendable {
  /// - Parameters:
  ///   - url: What to fetch.
  ///   - seconds: How long it may take from the first byte sent to the last one received.
  func response(
    to url: URL, within seconds: Double
  ) async throws(RatingsTransportFailure) -> RatingsResponse
}

/// An HTTP response, as far as it matters here.
public struct RatingsResponse: Sendable, Hashable {
  /// The HTTP status.
  public let status: Int
  /// The header `Retry-After`.
  public let retryAfter: String?
  /// The body, decompressed.
  public let body: Data

  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - retryAfter: The header `Retry-After`.
  ///   - body: The body, decompressed.
  public init(status: Int, retryAfter: String? = nil, body: Data) {
    self.status = status
    self.retryAfter = retryAfter
    self.body = body
  }
}

/// Why there is no response.
public enum RatingsTransportFailure: Error, Sendable, Hashable {
  /// The connection could not be made or broke off, with the system's words.
  case connection(String)
  /// It took too long.
  case timedOut
  /// There is more than anybody can have to say of an app.
  case bodyTooLarge
  /// The server sends us elsewhere: to the host that is told.
  case redirectRefused(String)
  /// The task was cancelled.
  case cancelled
}

extension RatingsTransportFailure: CustomStringConvertible {
  /// The reason in plain words.
  public var description: String {
    switch self {
    case .connection(let reason): "no answer: \(reason)"
    case .timedOut: "no answer in time"
    case .bodyTooLarge: "the answer is larger than 4 MiB"
    case .redirectRefused(let host): "redirected to \(host), which is not Apple's"
    case .cancelled: "cancelled"
    }
  }
}
