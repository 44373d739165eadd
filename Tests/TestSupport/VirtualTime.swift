package import Foundation

/// Time that passes only when somebody waits, and then at once.
package final class VirtualTime: @unchecked Sendable {
  private let lock = NSLock()
  // Touched under the lock only.
  private var seconds = 1000.0
  private var waitedUntil: [Double] = []

  package static let start = Date(timeIntervalSince1970: 1_772_355_600)

  package init() {}

  /// Seconds since the beginning.
  package var elapsed: Double { uptime - 1000 }

  package var uptime: Double { lock.withLock { seconds } }

  package var now: Date { Self.start + elapsed }

  /// The moments, in seconds since the beginning, until which somebody waited.
  package var waits: [Double] { lock.withLock { waitedUntil.map { $0 - 1000 } } }

  package func pass(_ seconds: Double) { lock.withLock { self.seconds += seconds } }

  package func sleep(until uptime: Double) throws {
    try Task.checkCancellation()
    lock.withLock {
      if uptime > seconds { waitedUntil.append(uptime) }
      seconds = max(seconds, uptime)
    }
  }
}
