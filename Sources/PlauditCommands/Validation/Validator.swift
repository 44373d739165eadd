import PlauditChecks
import PlauditModel
import PlauditReaders
import PlauditWriters

/// Reads inputs and gathers what is wrong with them.
struct Validator {
  let files: any FileSystem
  /// In place of what files say.
  let sourceLanguage: String?
  let choice: CheckChoice
  private let progress: Progress?
  private let projects: ProjectReader
  private var folders = FolderSettings()

  private(set) var found = Diagnostics()
  private(set) var fileCount = 0
  private(set) var failures: [FileFailure] = []
  /// Whether something that was read is in the language that is to be the source; `nil` where that
  /// is not asked.
  private(set) var hasSourceLanguage: Bool?
  /// What manifests name as their baselines.
  private(set) var baselines: [String] = []

  init(
    files: any FileSystem, sourceLanguage: String?, choice: CheckChoice, progress: Progress? = nil
  ) {
    self.progress = progress
    self.files = files
    self.sourceLanguage = sourceLanguage
    self.choice = choice
    projects = ProjectReader(files: files, sourceLanguage: sourceLanguage)
  }

  /// Nothing follows.
  func end() { progress?.end() }

  /// Manifests first: some are for what lies in their folders.
  mutating func validate(_ inputs: [ValidationInput]) {
    for case .manifest(let path) in inputs { validate(.manifest(path)) }
    for input in inputs {
      if case .manifest = input { continue }
      validate(input)
    }
  }

  /// A file that cannot be read hides nothing of the others.
  private mutating func validate(_ input: ValidationInput) {
    progress?.tell("\(fileCount) files")
    do throws(FileFailure) {
      switch input {
      case .manifest(let path): try validateManifest(path)
      case .folder(let path): try validateFolder(path, in: projects.sourceLanguage(of: input))
      case .catalogue(let format, let path):
        let lock = try LockFile(beside: input)?.read(files, into: &found)
        validate(
          try files.read(path), as: format, path: path, in: projects.sourceLanguage(of: input),
          lock)
      case .table(let table):
        validate(table, in: projects.sourceLanguage(of: input), read: files.read)
      }
    } catch {
      failures.append(error)
    }
  }

  /// A catalogue that lies in no folder.
  mutating func validate(_ bytes: [UInt8], as format: CatalogueFormat, path: String) {
    validate(bytes, as: format, path: path, in: sourceLanguage, nil)
  }

  private mutating func validate(
    _ bytes: [UInt8], as format: CatalogueFormat, path: String, in sourceLanguage: String?,
    _ lock: TranslationLock?
  ) {
    fileCount += 1
    var diagnostics = Diagnostics()
    let settings = folders.manifest(for: path, in: files)
    let catalogue = diagnostics.reading {
      format.read(bytes, path: path, sourceLanguage: sourceLanguage, into: &$0)
    }
    add(diagnostics, catalogue.map { [$0] } ?? [], FindingRules(settings, choice), lock: lock)
  }

  /// A file of the one language that its app is developed in.
  mutating func validate(_ bytes: [UInt8], as format: LanguageFileFormat, path: String) {
    validate(TableFiles(path, format), in: sourceLanguage) { _ in bytes }
  }

  /// A locale file by itself.
  mutating func validate(localeFile bytes: [UInt8], path: String) {
    fileCount += 1
    var diagnostics = Diagnostics()
    let texts = projects.read(
      localeFile: bytes, path: path, language: sourceLanguage ?? "en", into: &diagnostics)
    add(diagnostics, texts?.written ?? [], FindingRules(nil, choice))
  }

  private mutating func validate(
    _ table: TableFiles, in sourceLanguage: String?,
    read: (String) throws(FileFailure) -> [UInt8]
  ) {
    var diagnostics = Diagnostics()
    let settings = table.files.first.flatMap { folders.manifest(for: $0.path, in: files) }
    let table = TableReader(table, sourceLanguage: sourceLanguage, read: read)
    let catalogue = table.catalogue(into: &diagnostics)
    fileCount += table.fileCount
    failures += table.failures
    add(diagnostics, catalogue.map { [$0] } ?? [], FindingRules(settings, choice))
  }

  private mutating func validateFolder(
    _ folder: String, in sourceLanguage: String?
  ) throws(FileFailure) {
    var diagnostics = Diagnostics()
    let settings = folders.manifest(for: folder, in: files)
    let texts = try projects.read(
      folder: folder, sourceLanguage: sourceLanguage ?? "en", into: &diagnostics)
    let lock = try LockFile(beside: .folder(folder))?.read(files, into: &diagnostics)
    add(diagnostics, texts?.written ?? [], FindingRules(settings, choice), lock: lock)
    fileCount += texts?.fileCount ?? 0
  }

  private mutating func validateManifest(_ path: String) throws(FileFailure) {
    var diagnostics = Diagnostics()
    let (manifest, texts) = try projects.read(path, into: &diagnostics)
    fileCount += 1 + (texts?.fileCount ?? 0)
    if let manifest {
      if let baseline = manifest.validate.baseline {
        baselines.append(Path.folder(of: path) + baseline.value)
      }
      if !manifest.hasApp { folders.add(manifest, of: path, in: files) }
      // What only shows when Swift is written: two keys of one name, for example.
      if manifest.hasApp, !diagnostics.hasErrors {
        var written = Diagnostics()
        let catalogue = texts.flatMap { CatalogueBuilder.build($0.parsed, into: &written) }
        if !written.hasErrors {
          _ = SwiftWriter(templates: SwiftTemplates(overrides: [:]))
            .write(manifest, catalogue, into: &written)
        }
        diagnostics.add(contentsOf: written.compactMap { $0.isToldByBuilder ? nil : $0 })
      }
    }
    let lock =
      try texts == nil
      ? nil : LockFile(beside: .manifest(path), manifest)?.read(files, into: &diagnostics)
    let rules = FindingRules(manifest, choice)
    add(diagnostics, texts?.written ?? [], rules, lock: lock)
    if let texts,
      manifest?.validate.severities.values.contains(where: { $0.value == .off }) ?? false
    {
      var unruled = diagnostics
      unruled.add(contentsOf: FindingRules(nil, choice).findings(texts.written))
      found.add(contentsOf: rules.unusedSilences(unruled))
    }
  }

  private mutating func add(
    _ diagnostics: Diagnostics, _ catalogues: [WrittenCatalogue], _ rules: FindingRules,
    lock: TranslationLock? = nil
  ) {
    var reading: Diagnostics? = diagnostics
    let findings = rules.findings(
      catalogues.map { $0.telling(progress, $0.sourceLanguage.location.path) }, lock: lock,
      reading: &reading)
    // What is read is mostly without a fault.
    let told =
      diagnostics.isEmpty ? [] : Set(findings.sorted.map { "\($0.location) \($0.message.id)" })
    // What a reader and a check both see is told once.
    found.add(
      contentsOf: rules.applied(to: reading ?? diagnostics)
        .compactMap { told.contains("\($0.location) \($0.message.id)") ? nil : $0 })
    found.add(contentsOf: findings)
    look(forSourceLanguageIn: catalogues)
  }

  private mutating func look(forSourceLanguageIn catalogues: [WrittenCatalogue]) {
    guard sourceLanguage != nil, !catalogues.isEmpty else { return }
    let has = catalogues.contains { catalogue in
      catalogue.languages.contains { $0 === catalogue.sourceLanguage }
    }
    hasSourceLanguage = (hasSourceLanguage ?? false) || has
  }
}
