import PlauditModel

/// Makes the catalogue of a file for translators.
struct XLIFFCatalogue {
  private let document: XMLDocument
  private let source: Language
  private let target: Language
  private let entries: [XLIFFEntry]

  init(
    _ document: XMLDocument, _ languages: (source: Language, target: Language),
    _ entries: [XLIFFEntry]
  ) {
    self.document = document
    (source, target) = languages
    self.entries = entries
  }

  var catalogue: WrittenCatalogue {
    let languages = source === target ? [source] : [source, target]
    return WrittenCatalogue(
      document, sourceLanguage: source, languages: languages.sorted { $0.tag < $1.tag },
      traits: .init(zeroMeansNone: true, isPrintf: true)
    ) { body in
      for entry in entries { body(message(entry)) }
    }
  }

  /// The source's text is a copy with the forms that the target needs. What it says is compared
  /// with, but it is no text to find faults in: those are in the file that it comes from.
  private func message(_ entry: XLIFFEntry) -> WrittenMessage {
    // Told when the file was read.
    var faults: [VariedTextAssembler.Fault] = []
    let written = XLIFFTexts(document, .source).text(of: entry, source, faults: &faults)
    let translated = XLIFFTexts(document, .target).text(of: entry, target, faults: &faults)
    let isNamed = written.map { isName(entry.key, $0) } ?? true
    let original =
      source === target
      ? translated ?? written
      : isNamed && !(translated?.shown.isEmpty ?? true) ? nil : written
    let notes = notes(of: entry)
    return WrittenMessage(
      key: entry.key, in: document, at: document.offset(of: entry.units[0].element),
      comment: notes.isEmpty ? nil : notes.map(\.string).joined(separator: "\n"),
      silences: silences(in: notes),
      isTranslatable: entry.units.contains(where: \.isTranslatable),
      source: original, texts: translated.map { [$0] } ?? [])
  }

  /// Whether the source's text is a key such as `settings.title`, which tells nothing of arguments.
  private func isName(_ key: String, _ text: WrittenText) -> Bool {
    text.shown.isEmpty && text.words(text.pattern) == key && !key.contains(where: \.isWhitespace)
  }

  /// Each once: all units of a key have the same.
  private func notes(of entry: XLIFFEntry) -> [PlacedText] {
    var known: Set<String> = []
    return entry.units.flatMap { unit in
      document.children(of: unit.element).filter { document.is($0, "note") }.map(document.text)
    }.filter { !$0.isBlank && known.insert($0.string).inserted }
  }

  private func silences(in notes: [PlacedText]) -> [WrittenMessage.Silence] {
    notes.flatMap { note in
      SilencingComment.ids(in: note.bytes[...]).map {
        WrittenMessage.Silence(Located($0, at: document.location(atOffset: note.start)))
      }
    }
  }
}
