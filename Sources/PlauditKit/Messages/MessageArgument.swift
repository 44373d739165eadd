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
