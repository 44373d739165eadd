package import PlauditModel

/// Writes a `plaudit.lock`: sorted, one line for each translation, so that git merges it line by
/// line.
package enum TranslationLockWriter {
  package static func text(_ lock: TranslationLock) -> String {
    let lines = lock.sources.flatMap { translation, sources in
      sources.map { source in
        let digits = String(source, radix: 16)
        return [
          escaped(translation.key), translation.language,
          String(repeating: "0", count: 16 - digits.count) + digits,
        ].joined(separator: "\t")
      }
    }
    // By bytes, as `sort` and git see them, whatever the machine's language.
    let sorted = lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return ([heading] + sorted).joined(separator: "\n") + "\n"
  }

  private static let heading =
    "# Which source text each translation was accepted for. Written by plaudit accept."

  private static func escaped(_ key: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
      case "\t": escaped.append(contentsOf: "\\t".unicodeScalars)
      case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
      case "\r": escaped.append(contentsOf: "\\r".unicodeScalars)
      case "#" where escaped.isEmpty: escaped.append(contentsOf: "\\#".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
