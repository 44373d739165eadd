import Foundation

/// Makes requests: within the limit, again where that may help, and never longer than one has patience.
struct RatingsCaller: Sendable {
  typealias Failure = RatingsLookup.Failure

  let endpoint: RatingsLookup.Endpoint
  let transport: any RatingsTransport
  let patience: RatingsLookup.Patience
  let surroundings: RatingsLookup.Surroundings
  let limit: RequestLimit

  /// What the store says of an app.
  func record(_ request: LookupRequest) async throws(Failure) -> LookupRecord {
    let deadline = surroundings.uptime() + patience.seconds
    var tries = 0
    while true {
      tries += 1
      do throws(Failure) {
        return try request.record(in: try await response(to: request.url, before: deadline))
      } catch {
        guard error.mayPass, tries < patience.tries else { throw error }
        try await pause(after: error, tries, before: deadline)
      }
    }
  }

  /// One request, when it is its turn.
  func response(
    to url: URL, before deadline: Double
  ) async throws(Failure) -> RatingsResponse {
    guard await limit.enter(within: deadline - surroundings.uptime()) else {
      throw Task.isCancelled ? .cancelled : .transport(.timedOut)
    }
    let result: Result<RatingsResponse, Failure>
    do throws(Failure) {
      try await waitForTurn(before: deadline)
      result = .success(try await send(url, before: deadline))
    } catch {
      result = .failure(error)
    }
    await limit.leave()
    return try result.get()
  }

  func response(to url: URL) async throws(Failure) -> RatingsResponse {
    try await response(to: url, before: surroundings.uptime() + patience.seconds)
  }

  private func waitForTurn(before deadline: Double) async throws(Failure) {
    repeat {
      let turn = await limit.turn(at: surroundings.uptime(), before: deadline)
      guard turn.isInTime else { throw .throttled(until: date(at: turn.start)) }
      try await sleep(until: turn.start)
    } while await limit.isStopped(at: surroundings.uptime())
  }

  private func send(_ url: URL, before deadline: Double) async throws(Failure) -> RatingsResponse {
    let seconds = min(patience.secondsForRequest, deadline - surroundings.uptime())
    let response: RatingsResponse
    do throws(RatingsTransportFailure) {
      response = try await transport.response(to: url, within: seconds)
    } catch {
      throw error == .cancelled ? .cancelled : .transport(error)
    }
    switch response.status {
    case 403, 429:
      let retryAfter = response.retryAfter.flatMap {
        RetryAfter.seconds($0, at: surroundings.now())
      }
      let end = await limit.stop(
        at: surroundings.uptime(), retryAfter: retryAfter, random: surroundings.random())
      throw .throttled(until: date(at: end))
    case 200..<300: await limit.goOn()
    default: break
    }
    return response
  }

  /// A second and up to half of one more, and twice that each time. After a stop it is the limit that
  /// makes everybody wait.
  private func pause(
    after failure: Failure, _ tries: Int, before deadline: Double
  ) async throws(Failure) {
    if case .throttled = failure { return }
    let seconds = pow(2, Double(tries - 1)) * (1 + surroundings.random() / 2)
    let end = surroundings.uptime() + seconds
    guard end < deadline else { throw failure }
    try await sleep(until: end)
  }

  private func sleep(until uptime: Double) async throws(Failure) {
    do { try await surroundings.sleep(uptime) } catch { throw .cancelled }
  }

  private func date(at uptime: Double) -> Date {
    surroundings.now() + (uptime - surroundings.uptime())
  }
}
