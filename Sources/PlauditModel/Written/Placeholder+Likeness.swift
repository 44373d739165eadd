extension Placeholder {
  /// Whether both write a value in the same way, whatever says which value that is.
  package func isWritten(like other: Placeholder) -> Bool {
    guard style == other.style else { return false }
    return spelling == other.spelling || format == other.format
  }

  /// A printf specifier without its number, its length and what makes no difference to readers;
  /// empty for other formats.
  private var format: String {
    guard spelling.utf8.first == UInt8(ascii: "%") else { return "" }
    if spelling == "%arg" { return "d" }
    let rest = spelling.lastIndex(of: "$").map { spelling[spelling.index(after: $0)...] }
    return String(
      (rest ?? spelling.dropFirst()).filter { !"hlqLztj".contains($0) }.map { letter in
        "iuDU".contains(letter) ? "d" : letter
      })
  }
}
