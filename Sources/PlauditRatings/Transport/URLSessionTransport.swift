public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches through `URLSession`, with what that lacks on Linux: a limit of time for the whole of a
/// transfer, and one of size that holds while the body comes in.
public final class URLSessionTransport: RatingsTransport {
  /// The largest body that is taken, decompressed.
  static let mostBytes = 4 << 20

  private let session: URLSession
  private let transfers: Transfers

  /// - Parameter endpoint: Which redirects are followed: to its origin and to Apple.
  public init(_ endpoint: RatingsLookup.Endpoint = .apple) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpMaximumConnectionsPerHost = RequestLimit.mostInFlight
    transfers = Transfers(endpoint)
    session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// See ``RatingsTransport/response(to:within:)``.
  public func response(
    to url: URL, within seconds: Double
  ) async throws(RatingsTransportFailure) -> RatingsResponse {
    let task = session.dataTask(with: URLRequest(url: url))
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfers.begin(task, within: seconds, continuation)
        // A task that was cancelled before has called the handler before.
        if Task.isCancelled { transfers.end(task, .failure(.cancelled)) }
      }
    } onCancel: {
      transfers.end(task, .failure(.cancelled))
    }
    return try result.get()
  }
}
