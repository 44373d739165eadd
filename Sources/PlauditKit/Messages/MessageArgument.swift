/// A value that a message shows or chooses its form by.
public enum MessageArgument: Sendable, Hashable {
  /// A whole number. It is grouped and written in the language's own digits.
  case integer(Int)
  /// A number shown with up to three fraction digits, which count for the plural form too.
  case number(Double)
  /// Two whole numbers from one to the other, the smaller first: "4–5". Where they are equal, the
  /// one number.
  case range(Int, Int)
  /// Text, shown as it is.
  case text(String)
}

/// The values for a message's arguments, by their place.
protocol MessageArguments {
  /// The value, where it is a whole number.
  func integer(_ place: Int) -> Int?
  /// The value; `nil` where there is none.
  func value(_ place: Int) -> MessageArgument?
}

/// One whole number: what most messages show.
struct OneInteger: MessageArguments {
  let number: Int

  @inline(__always)
  func integer(_ place: Int) -> Int? { place == 0 ? number : nil }

  func value(_ place: Int) -> MessageArgument? { integer(place).map { .integer($0) } }
}

extension UnsafeBufferPointer<MessageArgument>: MessageArguments {
  @inline(__always)
  func integer(_ place: Int) -> Int? {
    guard place < count, case .integer(let number) = self[place] else { return nil }
    return number
  }

  func value(_ place: Int) -> MessageArgument? { place < count ? self[place] : nil }
}
