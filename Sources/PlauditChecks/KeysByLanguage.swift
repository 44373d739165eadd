import PlauditModel

/// Keys gathered language by language, for checks that tell each language in one line.
struct KeysByLanguage {
  private var keys: [ObjectIdentifier: (language: Language, keys: [String])] = [:]

  mutating func add(_ key: String, in language: Language) {
    // The same message may have the fault in several forms.
    if keys[ObjectIdentifier(language)]?.keys.last == key { return }
    keys[ObjectIdentifier(language), default: (language, [])].keys.append(key)
  }

  var all: [(language: Language, keys: [String])] {
    keys.values.sorted { $0.language.tag < $1.language.tag }
  }

  /// The first keys, as a sentence lists them.
  static func names(_ keys: [String]) -> String {
    let named = keys.prefix(mostNames).map(quoted).joined(separator: ", ")
    return keys.count > mostNames ? named + " …" : named
  }

  private static let mostNames = 5

  /// `1 text`, `2 texts`.
  static func count(_ keys: [String], _ noun: String = "text") -> String {
    "\(keys.count) \(noun)\(keys.count == 1 ? "" : "s")"
  }

  /// A key that is a text is shortened, and shown in quotes.
  private static func quoted(_ key: String) -> String {
    let line = key.split(whereSeparator: \.isNewline).joined(separator: " ")
    let short = line.count > 40 ? line.prefix(39) + "…" : line[...]
    return short.contains(" ") || short.isEmpty ? "\"\(short)\"" : String(short)
  }
}
