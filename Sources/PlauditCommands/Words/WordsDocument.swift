import PlauditModel

/// The ready words of one language for somebody who reads it: every form, with numbers. What
/// `plaudit words` prints, and `docs/words` keeps.
package struct WordsDocument {
  let language: String
  private let catalogue: Catalogue
  private let isDraft: Bool

  /// - Returns: `nil` where there are no words in the language.
  package init?(_ language: String) {
    let place = SourceLocation(path: "words")
    let manifest = Manifest(
      location: place, appID: Located(0, at: place), appName: nil, storefronts: [],
      sourceLanguage: Located(language, at: place), languages: [Located(language, at: place)],
      messages: nil, links: Manifest.Links(), generate: Manifest.Generation())
    let files = IncludedWords.words(for: [language])
      .added(to: [], languages: [language], source: language, at: place)
    var faults = Diagnostics()
    guard let catalogue = CatalogueBuilder.build(manifest, files, into: &faults) else { return nil }
    self.language = language
    self.catalogue = catalogue
    isDraft = files.contains { $0.state == .draft }
  }

  /// The languages that have words of their own, in the order of their tags.
  package static var languages: [String] { IncludedWords.languages }

  var state: String { (isDraft ? LocaleFile.State.draft : .reviewed).rawValue }

  var name: String { ICU.displayName(of: language, in: IncludedWords.source) ?? language }

  package var markdown: String {
    let state =
      isDraft
      ? "A draft: checked by rules, not by a native reader." : "Reviewed by a native reader."
    return """
      # \(name) (`\(language)`)

      \(state) If you speak the language, [confirm or correct it](README.md).

      \(note)

      \(catalogue.messages.map(section).joined(separator: "\n\n"))
      """
  }

  /// What stands at the head of the file.
  private var note: String {
    let lines = (IncludedWords.file(for: language) ?? "").split(separator: "\n").prefix {
      $0.hasPrefix("#")
    }
    return lines.map { ">" + $0.dropFirst() }.joined(separator: "\n")
  }

  private func section(_ message: Message) -> String {
    let title = "## `\(message.key.value)`\n\n\(message.comment ?? "")\n\n"
    guard let samples = WordsSamples(message, in: language) else { return title }
    if let text = samples.plainText { return title + "| text |\n| --- |\n| \(text) |" }
    let rows = samples.rows.map { row in
      "| \(row.number) | \(row.form.map { "`\($0)`" } ?? "") | \(row.text) |"
    }
    return title
      + (["| number | form | text |", "| ---: | --- | --- |"] + rows)
      .joined(separator: "\n")
  }
}
