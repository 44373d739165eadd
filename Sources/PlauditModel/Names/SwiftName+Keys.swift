/// Names made from keys, tags and codes that people write.
extension SwiftName {
  /// `ratings-count` and `ratings_count` → `ratingsCount`, `URLTitle` → `urlTitle`, `2nd` → `_2nd`,
  /// `init` → `init_`.
  ///
  /// - Returns: A name without backticks; `nil` where the text has no letter or digit.
  package static func camelCase(_ text: some StringProtocol) -> String? {
    let words = String(text).unicodeScalars.split { !isNameScalar($0) }.map { String($0) }
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = lowercasedStart(first) + rest.joined()
    if unspeakable.contains(name) { return name + "_" }
    let head = name.unicodeScalars.first.map(canBegin) ?? false
    return head ? name : "_" + name
  }

  /// The name as a declaration writes it: in backticks where Swift has taken the word.
  package static func declared(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The first run of capitals becomes lower case, but for the capital of a following word.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let next = word[capitals.endIndex]
    let kept = next.isLetter ? capitals.count - 1 : capitals.count
    return word.prefix(kept).lowercased() + word.dropFirst(kept)
  }

  /// A subset of what Swift's grammar allows in identifiers, without invisible characters.
  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    return (scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint)
      || (scalar.value >= 0x1F000 && scalar.properties.isEmoji)
  }

  private static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDStart || scalar.value >= 0x1F000
  }

  /// Words that are not even members in backticks without surprises.
  private static let unspeakable: Set<String> = ["init", "self"]
}
