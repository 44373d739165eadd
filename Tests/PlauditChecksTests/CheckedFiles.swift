import PlauditChecks
import PlauditModel
import TestSupport

/// Runs one check over messages written as `language: key: text`.
struct CheckedFiles {
  let findings: Diagnostics

  init(_ check: any Check, _ files: [(language: String, messages: [(String, String)])]) {
    let place = SourceLocation(path: "plaudit.yaml")
    let manifest = Manifest(
      location: place, appID: Located(1, at: place), appName: nil, storefronts: [],
      sourceLanguage: Located("en", at: place), languages: nil, messages: nil, links: .init(),
      generate: .init())
    let locales = files.map { language, messages in
      let path = "\(language).yaml"
      return LocaleFile(
        language: Located(language, at: SourceLocation(path: path)), path: path,
        entries: messages.enumerated().map { line, message in
          let place = SourceLocation(path: path, line: line + 1, column: 1)
          return MessageEntry(
            key: Located(message.0, at: place),
            source: .pattern(SourceText(message.1, at: place, isVerbatim: true)))
        })
    }
    var ignored = Diagnostics()
    var findings = Diagnostics()
    if let catalogue = CatalogueBuilder.build(manifest, locales, into: &ignored) {
      check.run(catalogue, into: &findings)
    }
    self.findings = findings
  }

  /// As `path:line id: text`.
  var lines: [String] {
    findings.sorted.map {
      "\($0.location.path):\($0.location.line) \($0.message.id): \($0.message.text)"
    }
  }
}
