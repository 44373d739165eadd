import Foundation

/// How often the store may be asked: Apple says about 20 times a minute. One for the process, since
/// the store counts by address.
package actor RequestLimit {
  package static let shared = RequestLimit()

  /// Seconds from one request to the next.
  package static let interval = 3.0
  package static let mostInFlight = 3
  /// The first stop, without the chance that is added.
  static let shortestStop = 60.0
  /// With the most that chance adds, half an hour.
  static let longestStop = 1440.0
  /// A store that wants more than a day is misunderstood.
  static let longestRetryAfter = 86_400.0

  private var inFlight = 0
  private var queue: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []
  private var lastTicket = 0
  private var nextStart = -Double.infinity
  private var stoppedUntil = -Double.infinity
  private var stops = 0

  package init() {}

  /// Takes one of the places in flight, which ``leave()`` gives back.
  ///
  /// - Parameter seconds: How long to wait for one, by the device's clock: how long the requests in
  ///   flight take is not ours to say.
  /// - Returns: `false` where none came free in time, or the task was cancelled.
  func enter(within seconds: Double) async -> Bool {
    guard inFlight >= Self.mostInFlight else {
      inFlight += 1
      return true
    }
    lastTicket += 1
    let ticket = lastTicket
    let timer = Task {
      try await Task.sleep(for: .seconds(max(0, seconds)))
      forget(ticket)
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { queue.append((ticket, $0)) }
    } onCancel: {
      Task { await forget(ticket) }
    }
  }

  func leave() {
    if queue.isEmpty {
      inFlight -= 1
    } else {
      queue.removeFirst().continuation.resume(returning: true)
    }
  }

  private func forget(_ ticket: Int) {
    guard let place = queue.firstIndex(where: { $0.ticket == ticket }) else { return }
    queue.remove(at: place).continuation.resume(returning: false)
  }

  /// When the next request may start.
  ///
  /// - Returns: The moment, which nobody else gets, or, where it is not before `deadline`, the moment
  ///   at which somebody may try again.
  func turn(at now: Double, before deadline: Double) -> (start: Double, isInTime: Bool) {
    let start = max(now, nextStart, stoppedUntil)
    guard start < deadline else { return (start, false) }
    nextStart = start + Self.interval
    return (start, true)
  }

  /// Whether a turn that was given out has been overtaken by a stop.
  func isStopped(at now: Double) -> Bool { stoppedUntil > now }

  /// The store has said that it is too much: nobody asks for a while.
  ///
  /// - Returns: When asking makes sense again.
  func stop(at now: Double, retryAfter: Double?, random: Double) -> Double {
    if let retryAfter {
      let pause = min(max(1, retryAfter), Self.longestRetryAfter)
      stoppedUntil = max(stoppedUntil, now + pause)
    } else if stoppedUntil <= now {
      // Requests that were in flight together are refused together, which is one stop.
      let pause = min(Self.shortestStop * pow(2, Double(stops)), Self.longestStop)
      stops += 1
      stoppedUntil = now + pause * (1 + random / 4)
    }
    return stoppedUntil
  }

  /// The store has answered.
  func goOn() { stops = 0 }
}
