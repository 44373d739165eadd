import PlauditModel
import PlauditWriters

/// A source of messages to show.
struct PreviewCatalogue {
  let path: String
  let parsed: ParsedCatalogue
  let messages: [PreviewMessage]
  let written: [WrittenCatalogue]
  /// What checks find, by message and language.
  let findings: [Diagnostic.Subject: [Diagnostic]]

  init(
    path: String, _ parsed: ParsedCatalogue, _ written: [WrittenCatalogue], _ findings: Diagnostics
  ) {
    self.path = path
    self.parsed = parsed
    self.written = written
    messages = parsed.messages.map { PreviewMessage($0) }
    let shown = findings.sorted.filter { $0.subject != nil && $0.message.severity != .note }
    self.findings = Dictionary(grouping: shown) { finding in
      let subject = finding.subject ?? Diagnostic.Subject(key: "")
      let language = subject.language ?? parsed.sourceLanguage
      return Diagnostic.Subject(
        key: subject.key, language: ICU.canonicalTag(language) ?? language)
    }
  }

  var chain: LanguageChain {
    LanguageChain(
      languages: parsed.languages, source: parsed.sourceLanguage,
      isolates: parsed.manifest.generate.isolates)
  }

  func findings(_ message: PreviewMessage, _ language: String) -> [Diagnostic] {
    findings[Diagnostic.Subject(key: message.key, language: language)] ?? []
  }
}

/// Reads what is to be shown, in whatever format.
struct PreviewReader {
  let files: any FileSystem

  /// - Returns: `nil` where `diagnostics` now tells what is wrong, or where there are no texts.
  func read(
    _ input: ValidationInput, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> PreviewCatalogue? {
    let projects = ProjectReader(files: files)
    switch input {
    case .manifest(let path):
      let (manifest, texts) = try projects.read(path, into: &diagnostics)
      return texts.map { catalogue(path, $0, FindingRules(manifest)) }
    case .folder(let path):
      let texts = try projects.read(
        folder: path, sourceLanguage: projects.sourceLanguage(of: input) ?? "en",
        into: &diagnostics)
      return texts.map { catalogue(path, $0, FindingRules()) }
    case .catalogue(_, let path): return try printf(input, path, into: &diagnostics)
    case .table(let table): return try printf(input, table.name, into: &diagnostics)
    }
  }

  private func catalogue(
    _ path: String, _ texts: ProjectReader.Texts, _ rules: FindingRules
  ) -> PreviewCatalogue {
    PreviewCatalogue(path: path, texts.parsed, texts.written, rules.findings(texts.written))
  }

  private func printf(
    _ input: ValidationInput, _ path: String, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> PreviewCatalogue? {
    let reader = CatalogueReader(files: files)
    guard let written = try reader.read(input, into: &diagnostics)?.catalogue else { return nil }
    let manifest = Manifest(standingAt: path, sourceLanguage: written.sourceLanguage.tag)
    return PreviewCatalogue(
      path: path, ParsedCatalogue(written, manifest, into: &diagnostics), [written],
      FindingRules().findings([written]))
  }
}
