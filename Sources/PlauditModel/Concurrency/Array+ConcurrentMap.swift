internal import Dispatch

extension Array where Element: Sendable {
  /// What `map` returns, made on all processors.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard count > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { results, initialized in
      // Each iteration has a place of its own.
      nonisolated(unsafe) let places = results
      DispatchQueue.concurrentPerform(iterations: count) { index in
        places.initializeElement(at: index, to: transform(self[index]))
      }
      initialized = count
    }
  }
}
