extension String {
  /// The text with some scalars replaced. What means something to a file's format is a scalar, be
  /// there an accent on it or not, which Swift takes for another character.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var replaced = ""
    for scalar in unicodeScalars {
      if let replacement = replacement(scalar) {
        replaced += replacement
      } else {
        replaced.unicodeScalars.append(scalar)
      }
    }
    return replaced
  }

  /// The text with a space wherever one scalar stands right before another.
  package func parting(_ first: Unicode.Scalar, from second: Unicode.Scalar) -> String {
    var previous: Unicode.Scalar?
    return replacingScalars { scalar in
      defer { previous = scalar }
      return previous == first && scalar == second ? " \(scalar)" : nil
    }
  }
}
