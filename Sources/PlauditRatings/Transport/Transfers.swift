import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The transfers of one session, each of which ends once: whole, or at the first thing that is wrong.
final class Transfers: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  typealias Ending = Result<RatingsResponse, RatingsTransportFailure>

  private struct Transfer {
    let continuation: CheckedContinuation<Ending, Never>
    let timer: any DispatchSourceTimer
    var body = Data()
    var redirects = 0
  }

  private static let mostRedirects = 5

  private let endpoint: RatingsLookup.Endpoint
  // Touched under the lock only.
  private var transfers: [Int: Transfer] = [:]
  private let lock = NSLock()

  init(_ endpoint: RatingsLookup.Endpoint) { self.endpoint = endpoint }

  func begin(
    _ task: URLSessionTask, within seconds: Double,
    _ continuation: CheckedContinuation<Ending, Never>
  ) {
    // A source lets go of everything when it is cancelled; a work item only when its time comes.
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { [weak self] in self?.end(task, .failure(.timedOut)) }
    timer.schedule(deadline: .now() + seconds)
    lock.withLock {
      transfers[task.taskIdentifier] = Transfer(continuation: continuation, timer: timer)
    }
    timer.activate()
    task.resume()
  }

  /// Ends a transfer that has not ended. Whoever waits goes on at once, and not when the session has
  /// noticed.
  func end(_ task: URLSessionTask, _ ending: Ending) {
    let transfer = lock.withLock { transfers.removeValue(forKey: task.taskIdentifier) }
    guard let transfer else { return }
    transfer.timer.cancel()
    if case .failure = ending { task.cancel() }
    transfer.continuation.resume(returning: ending)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // On Linux a handler that is called when its task was cancelled ends the program. A transfer that
    // is still there is not cancelled before the lock is free again.
    let failure: RatingsTransportFailure? = lock.withLock {
      guard let transfer = transfers[task.taskIdentifier] else { return nil }
      transfers[task.taskIdentifier]?.redirects += 1
      let failure = refusal(of: request.url, after: transfer.redirects)
      completionHandler(failure == nil ? request : nil)
      return failure
    }
    if let failure { end(task, .failure(failure)) }
  }

  private func refusal(of url: URL?, after redirects: Int) -> RatingsTransportFailure? {
    guard let url, endpoint.allows(url) else {
      return .redirectRefused(url?.host() ?? "nowhere")
    }
    guard redirects < Self.mostRedirects else {
      return .connection("more than \(Self.mostRedirects) redirects")
    }
    return nil
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let announced = Int(clamping: dataTask.response?.expectedContentLength ?? 0)
    let count = lock.withLock {
      transfers[dataTask.taskIdentifier]?.body.append(data)
      return transfers[dataTask.taskIdentifier]?.body.count ?? 0
    }
    if max(count, announced) > URLSessionTransport.mostBytes {
      end(dataTask, .failure(.bodyTooLarge))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard error == nil, let response = task.response as? HTTPURLResponse else {
      return end(
        task, .failure(.connection(error?.localizedDescription ?? "not an HTTP response")))
    }
    let body = lock.withLock { transfers[task.taskIdentifier]?.body ?? Data() }
    end(
      task,
      .success(
        RatingsResponse(
          status: response.statusCode,
          retryAfter: response.value(forHTTPHeaderField: "Retry-After"), body: body)))
  }
}
