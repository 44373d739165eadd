internal import Dispatch

/// Remembers what a pure function returned. Safe to use from all threads.
final class Memo<Argument: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let function: @Sendable (Argument) -> Value
  private let queue = DispatchQueue(label: "plaudit.memo")
  // Only used on the queue.
  private var values: [Argument: Value] = [:]

  init(_ function: @escaping @Sendable (Argument) -> Value) {
    self.function = function
  }

  subscript(argument: Argument) -> Value {
    if let known = queue.sync(execute: { values[argument] }) { return known }
    // Two threads may both come here, and find the same.
    let value = function(argument)
    queue.sync { values[argument] = value }
    return value
  }
}
