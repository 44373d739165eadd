/// Numbers the arguments of one format: the places that do not say which one they show take one
/// after another.
struct ArgumentCounter {
  private var next: Int

  /// - Parameter own: The substitution whose form the text is: its number is the form's first.
  init(_ own: FormatAssembler.Own?) {
    next = own?.argument ?? 0
  }

  /// The argument, from 0, of a place in the text.
  ///
  /// - Parameters:
  ///   - position: As it is written, from 1.
  ///   - stars: How many further arguments it takes before its own.
  mutating func argument(_ position: Int?, stars: Int = 0) -> Int {
    if let position { return position - 1 }
    next += stars + 1
    return next - 1
  }
}
