/// Writes words so that MessageFormat takes them as they are.
enum MessageFormatQuoting {
  /// - Parameter isForm: Whether they stand in a plural, where `#` is a number.
  static func quoted(_ words: String, isForm: Bool) -> String {
    let special: Set<Unicode.Scalar> = isForm ? ["{", "}", "#"] : ["{", "}"]
    var written = String.UnicodeScalarView()
    var rest = Substring(words).unicodeScalars
    while let first = rest.first {
      let run = rest.prefix { special.contains($0) || $0 == "'" }
      guard !run.isEmpty else {
        written.append(first)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(run.count)
      let doubled = run.flatMap { $0 == "'" ? ["'", "'"] : [$0] }
      if run.contains(where: special.contains) {
        written.append("'")
        written.append(contentsOf: doubled)
        written.append("'")
      } else if run.count == 1, !rest.isEmpty {
        // Before a letter an apostrophe is itself.
        written.append("'")
      } else {
        written.append(contentsOf: doubled)
      }
    }
    return String(written)
  }
}
