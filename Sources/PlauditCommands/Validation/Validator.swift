import PlauditChecks
import PlauditModel
import PlauditReaders
import PlauditWriters

/// Reads inputs and gathers what is wrong with them.
struct Validator {
  let files: any FileSystem
  /// In place of what files say.
  let sourceLanguage: String?
  let isWanted: @Sendable (String) -> Bool

  private(set) var found = Diagnostics()
  private(set) var fileCount = 0
  /// What manifests name as their baselines.
  private(set) var baselines: [String] = []

  init(
    files: any FileSystem, sourceLanguage: String?, isWanted: @escaping @Sendable (String) -> Bool
  ) {
    self.files = files
    self.sourceLanguage = sourceLanguage
    self.isWanted = isWanted
  }

  mutating func validate(_ input: ValidationInput) throws(FileFailure) {
    switch input {
    case .manifest(let path): try validateManifest(path)
    case .folder(let path): try validateFolder(path)
    case .stringCatalog(let path):
      validateStringCatalog(try files.read(path), path: path)
    }
  }

  mutating func validateStringCatalog(_ bytes: [UInt8], path: String) {
    fileCount += 1
    var diagnostics = Diagnostics()
    let catalogue = StringCatalogReader.read(
      bytes, path: path, sourceLanguage: sourceLanguage, into: &diagnostics)
    let rules = FindingRules(isWanted: isWanted)
    found.add(contentsOf: rules.applied(to: diagnostics))
    if let catalogue { found.add(contentsOf: rules.findings(catalogue)) }
  }

  private mutating func validateFolder(_ folder: String) throws(FileFailure) {
    var diagnostics = Diagnostics()
    let texts = try ProjectReader(files: files).read(
      folder: folder, sourceLanguage: sourceLanguage ?? "en", into: &diagnostics)
    add(diagnostics, texts, FindingRules(isWanted: isWanted))
    fileCount += texts?.fileCount ?? 0
  }

  private mutating func validateManifest(_ path: String) throws(FileFailure) {
    var diagnostics = Diagnostics()
    let (manifest, texts) = try ProjectReader(files: files).read(path, into: &diagnostics)
    fileCount += 1 + (texts?.fileCount ?? 0)
    if let manifest {
      if let baseline = manifest.validate.baseline {
        baselines.append(Path.folder(of: path) + baseline.value)
      }
      // What only shows when Swift is written: two keys of one name, for example.
      if !diagnostics.hasErrors {
        var written = Diagnostics()
        let catalogue = texts.flatMap { CatalogueBuilder.build($0.parsed, into: &written) }
        if !written.hasErrors {
          _ = SwiftWriter(templates: SwiftTemplates(overrides: [:]))
            .write(manifest, catalogue, into: &written)
        }
        diagnostics.add(contentsOf: written.compactMap { $0.isToldByBuilder ? nil : $0 })
      }
    }
    let rules = FindingRules(manifest, isWanted: isWanted)
    add(diagnostics, texts, rules)
    if let texts,
      manifest?.validate.severities.values.contains(where: { $0.value == .off }) ?? false
    {
      var unruled = diagnostics
      unruled.add(contentsOf: FindingRules(isWanted: isWanted).findings(texts.written))
      found.add(contentsOf: rules.unusedSilences(unruled))
    }
  }

  private mutating func add(
    _ diagnostics: Diagnostics, _ texts: ProjectReader.Texts?, _ rules: FindingRules
  ) {
    let findings = texts.map { rules.findings($0.written) } ?? Diagnostics()
    let told = Set(findings.sorted.map { "\($0.location) \($0.message.id)" })
    // What a reader and a check both see is told once.
    found.add(
      contentsOf: rules.applied(to: diagnostics)
        .compactMap { told.contains("\($0.location) \($0.message.id)") ? nil : $0 })
    found.add(contentsOf: findings)
  }
}
