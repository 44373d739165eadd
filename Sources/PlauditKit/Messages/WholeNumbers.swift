/// What the accessor of a counting message takes: a whole number, or a range of them.
///
/// ```swift
/// StoreText(.en).ratingsCount(5)      // 5 ratings
/// StoreText(.en).ratingsCount(4...5)  // 4–5 ratings
/// ```
public protocol WholeNumbers: Sendable {
  /// The same as a message takes it.
  var messageArgument: MessageArgument { get }

  /// The text of a message that counts by this alone.
  func text(of message: Int, in table: MessageTable) -> String
}

extension Int: WholeNumbers {
  /// The number.
  public var messageArgument: MessageArgument { .integer(self) }

  /// The text for the number.
  public func text(of message: Int, in table: MessageTable) -> String {
    table.text(message, number: self)
  }
}

extension ClosedRange<Int>: WholeNumbers {
  /// The range, from its lower to its upper bound.
  public var messageArgument: MessageArgument { .range(lowerBound, upperBound) }

  /// The text for the range.
  public func text(of message: Int, in table: MessageTable) -> String {
    table.text(message, messageArgument)
  }
}
