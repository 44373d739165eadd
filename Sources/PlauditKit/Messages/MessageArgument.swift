/// A value that a message shows or chooses its form by.
public enum MessageArgument: Sendable, Hashable {
  /// A whole number. It is grouped and written in the language's own digits.
  case integer(Int)
  /// A number shown with up to three fraction digits, which count for the plural form too.
  case number(Double)
  /// Text, shown as it is.
  case text(String)
}
