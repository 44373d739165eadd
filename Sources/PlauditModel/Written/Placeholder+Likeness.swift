extension Placeholder {
  /// Whether both write a value in the same way, whatever says which value that is.
  package func isWritten(
    in text: WrittenText, like other: Placeholder, of source: WrittenText
  ) -> Bool {
    guard style == other.style else { return false }
    let (written, original) = (text.specifier(of: self), source.specifier(of: other))
    return written == original || written.format == original.format
  }
}

extension String {
  /// A printf specifier without its number, its length and what makes no difference to readers;
  /// empty for other formats.
  fileprivate var format: String {
    guard utf8.first == UInt8(ascii: "%") else { return "" }
    let rest = lastIndex(of: "$").map { self[index(after: $0)...] }
    return String(
      (rest ?? dropFirst()).filter { !"hlqLztj".contains($0) }.map { letter in
        "iuDU".contains(letter) ? "d" : letter
      })
  }
}
