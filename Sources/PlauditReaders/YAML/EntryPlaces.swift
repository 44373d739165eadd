package import PlauditModel

/// The entries of a locale file by where they stand, for telling which of them a fault is about.
package struct EntryPlaces {
  private let language: String
  /// In the order of the file.
  private let entries: [Entry]

  typealias Entry = (key: Located<String>, silences: [Located<String>])

  init(_ language: String, _ entries: [Entry]) {
    self.language = language
    self.entries = entries
  }

  /// The same, each with the entry of the files that it lies in. A comment that would silence it is
  /// told: what has a fault is left out when the file is read, so the fault must not be hidden.
  package static func about(_ found: Diagnostics, _ files: [LocaleFile]) -> Diagnostics {
    guard !found.isEmpty else { return found }
    let places = Dictionary(
      files.map { file in
        (file.path, Self(file.language.value, file.entries.map { ($0.key, $0.silences) }))
      }, uniquingKeysWith: { first, _ in first })
    var told = Diagnostics()
    for fault in found.inOrder {
      (places[fault.location.path] ?? Self("", [])).add(fault, to: &told)
    }
    return told
  }

  func about(_ found: Diagnostics) -> Diagnostics {
    var told = Diagnostics()
    for fault in found.inOrder { add(fault, to: &told) }
    return told
  }

  private func add(_ fault: Diagnostic, to told: inout Diagnostics) {
    guard let entry = entry(at: fault.location) else { return told.add(fault) }
    let subject = Diagnostic.Subject(key: entry.key.value, language: language)
    told.add(fault.with(subject))
    for silence in entry.silences where silence.value == fault.message.id {
      told.add(.cannotSilence(silence.value), at: silence.location, about: subject)
    }
  }

  /// The last one that does not begin behind the place.
  private func entry(at place: SourceLocation) -> Entry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key.location <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? entries[low - 1] : nil
  }
}
