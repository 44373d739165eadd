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
  private(set) var failures: [FileFailure] = []
  /// What manifests name as their baselines.
  private(set) var baselines: [String] = []

  init(
    files: any FileSystem, sourceLanguage: String?, isWanted: @escaping @Sendable (String) -> Bool
  ) {
    self.files = files
    self.sourceLanguage = sourceLanguage
    self.isWanted = isWanted
  }

  /// A file that cannot be read hides nothing of the others.
  mutating func validate(_ input: ValidationInput) {
    do throws(FileFailure) {
      switch input {
      case .manifest(let path): try validateManifest(path)
      case .folder(let path): try validateFolder(path)
      case .catalogue(let format, let path):
        validate(try files.read(path), as: format, path: path)
      case .table(let table): validate(table, read: files.read)
      }
    } catch {
      failures.append(error)
    }
  }

  mutating func validate(_ bytes: [UInt8], as format: CatalogueFormat, path: String) {
    fileCount += 1
    var diagnostics = Diagnostics()
    let catalogue = format.read(
      bytes, path: path, sourceLanguage: sourceLanguage, into: &diagnostics)
    add(diagnostics, catalogue, FindingRules(isWanted: isWanted))
  }

  /// A file of the one language that its app is developed in.
  mutating func validate(_ bytes: [UInt8], as format: LanguageFileFormat, path: String) {
    validate(TableFiles(path, format)) { _ in bytes }
  }

  /// A locale file by itself.
  mutating func validate(localeFile bytes: [UInt8], path: String) {
    fileCount += 1
    var diagnostics = Diagnostics()
    let texts = ProjectReader(files: files).read(
      localeFile: bytes, path: path, language: sourceLanguage ?? "en", into: &diagnostics)
    add(diagnostics, texts?.written, FindingRules(isWanted: isWanted))
  }

  private mutating func validate(
    _ table: TableFiles, read: (String) throws(FileFailure) -> [UInt8]
  ) {
    var diagnostics = Diagnostics()
    var strings = StringsTable(table.name, sourceLanguage: sourceLanguage)
    for file in table.files {
      guard let language = strings.language(of: file.languageFolder, path: file.path) else {
        continue
      }
      do throws(FileFailure) {
        let bytes = try read(file.path)
        fileCount += 1
        file.format.read(bytes, path: file.path, language: language, into: &diagnostics)
          .map { strings.add($0) }
      } catch {
        failures.append(error)
      }
    }
    let catalogue = strings.catalogue(into: &diagnostics)
    add(diagnostics, catalogue, FindingRules(isWanted: isWanted))
  }

  private mutating func validateFolder(_ folder: String) throws(FileFailure) {
    var diagnostics = Diagnostics()
    let texts = try ProjectReader(files: files).read(
      folder: folder, sourceLanguage: sourceLanguage ?? "en", into: &diagnostics)
    add(diagnostics, texts?.written, FindingRules(isWanted: isWanted))
    fileCount += texts?.parsed.files.count ?? 0
  }

  private mutating func validateManifest(_ path: String) throws(FileFailure) {
    var diagnostics = Diagnostics()
    let (manifest, texts) = try ProjectReader(files: files).read(path, into: &diagnostics)
    fileCount += 1 + (texts?.parsed.files.count ?? 0)
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
    add(diagnostics, texts?.written, rules)
    if let texts,
      manifest?.validate.severities.values.contains(where: { $0.value == .off }) ?? false
    {
      var unruled = diagnostics
      unruled.add(contentsOf: FindingRules(isWanted: isWanted).findings(texts.written))
      found.add(contentsOf: rules.unusedSilences(unruled))
    }
  }

  private mutating func add(
    _ diagnostics: Diagnostics, _ catalogue: WrittenCatalogue?, _ rules: FindingRules
  ) {
    let findings = catalogue.map(rules.findings) ?? Diagnostics()
    let told = Set(findings.sorted.map { "\($0.location) \($0.message.id)" })
    // What a reader and a check both see is told once.
    found.add(
      contentsOf: rules.applied(to: diagnostics)
        .compactMap { told.contains("\($0.location) \($0.message.id)") ? nil : $0 })
    found.add(contentsOf: findings)
  }
}
