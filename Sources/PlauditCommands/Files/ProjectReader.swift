import PlauditChecks
import PlauditModel
import PlauditReaders

/// Reads a manifest and the files beside it that it may name: `Locales/*.yaml`, or a String Catalog,
/// and adds the words that it includes. (A build plugin must know the files by name without reading
/// the manifest, so no others are possible.)
struct ProjectReader {
  static let messagesFolder = "Locales"
  static let endings = [".yaml", ".yml"]

  let files: any FileSystem
  /// In place of what manifests say.
  var sourceLanguage: String?

  struct Project {
    let manifest: Manifest
    /// `nil` where the app has links only, or where faults leave no catalogue.
    let catalogue: Catalogue?
    let texts: Texts?
  }

  /// The texts that a manifest names, as they are written.
  struct Texts {
    let parsed: ParsedCatalogue
    /// What checks look at. Words that are included beside a String Catalog are one of their own.
    let written: [WrittenCatalogue]
    /// How many files of the app's own there are.
    let fileCount: Int
  }

  /// - Returns: `nil` where `diagnostics` now tells what is wrong.
  func project(
    _ path: String, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> Project? {
    let (manifest, texts) = try read(path, needsApp: true, into: &diagnostics)
    guard let manifest, !diagnostics.hasErrors else { return nil }
    guard let texts else { return Project(manifest: manifest, catalogue: nil, texts: nil) }
    return CatalogueBuilder.build(texts.parsed, into: &diagnostics).map {
      Project(manifest: manifest, catalogue: $0, texts: texts)
    }
  }

  /// The manifest and its texts, as far as they can be read; `diagnostics` tells what is wrong.
  func read(
    _ path: String, needsApp: Bool = false, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> (manifest: Manifest?, texts: Texts?) {
    let manifest = try manifest(path, needsApp: needsApp, into: &diagnostics)
    if let manifest, let catalog = manifest.stringCatalog {
      return (manifest, try stringCatalog(catalog, manifest, into: &diagnostics))
    }
    let found = try localeFiles(
      in: Path.folder(of: path) + Self.messagesFolder, manifest, into: &diagnostics)
    guard let manifest, found != nil || manifest.expectsTexts else { return (manifest, nil) }
    let own = found?.files ?? []
    guard let files = withIncludedWords(own, manifest, into: &diagnostics) else {
      return (manifest, nil)
    }
    return (
      manifest,
      texts(
        manifest, (files, found?.faulty ?? []), ownCount: own.count, into: &diagnostics)
    )
  }

  /// The String Catalog or the folder whose texts are read with a manifest.
  func messages(of path: String) -> String {
    manifest(at: path)?.stringCatalog ?? Path.folder(of: path) + Self.messagesFolder
  }

  /// Whether a manifest is for the checks of all that lies in its folder.
  func isForFolder(_ path: String) -> Bool {
    manifest(at: path).map { !$0.hasApp && $0.messages == nil } ?? false
  }

  /// - Returns: `nil` where there is none, or one with faults, which are for others to tell.
  func manifest(at path: String) -> Manifest? {
    var ignored = Diagnostics()
    return try? manifest(path, needsApp: false, into: &ignored)
  }

  private func manifest(
    _ path: String, needsApp: Bool, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> Manifest? {
    let bytes = try files.read(path)
    var manifest = diagnostics.reading {
      ManifestReader.read(
        bytes, path: path, canonicalTag: ICU.canonicalTag, checkIDs: Checks.ids,
        needsApp: needsApp, into: &$0)
    }
    if let sourceLanguage, let written = manifest?.sourceLanguage {
      manifest?.sourceLanguage = Located(sourceLanguage, at: written.location)
    }
    return manifest
  }

  /// The texts of a folder that no manifest names.
  func read(
    folder: String, sourceLanguage: String, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> Texts? {
    let manifest = Manifest(standingAt: folder, sourceLanguage: sourceLanguage)
    let found = try localeFiles(in: folder, manifest, into: &diagnostics)
    return texts(
      manifest, found, ownCount: found?.files.count ?? 0, into: &diagnostics)
  }

  /// The texts of one locale file, by itself.
  func read(
    localeFile bytes: [UInt8], path: String, language: String, into diagnostics: inout Diagnostics
  ) -> Texts? {
    let place = SourceLocation(path: path)
    let file = diagnostics.reading {
      LocaleFileReader.read(
        bytes, path: path, language: Located(language, at: place), into: &$0)
    }
    return file.flatMap {
      texts(
        Manifest(standingAt: path, sourceLanguage: language), ([$0], []), ownCount: 1,
        into: &diagnostics)
    }
  }

  private func stringCatalog(
    _ path: String, _ manifest: Manifest, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> Texts? {
    let bytes = try files.read(path)
    return diagnostics.reading {
      StringCatalogReader.read(
        bytes, path: path,
        sourceLanguage: sourceLanguage ?? manifest.writtenSourceLanguage, into: &$0)
    }.map { written in
      var faults = Diagnostics()
      let own = ParsedCatalogue(written, manifest, into: &faults)
      if manifest.hasApp { diagnostics.add(contentsOf: faults) }
      let included = includedWords(beside: own, into: &diagnostics)
      return Texts(
        parsed: included.map { own.adding($0) } ?? own,
        written: [written] + (included.map { [WrittenCatalogue($0)] } ?? []), fileCount: 1)
    }
  }

  /// The locale files that are there, and the languages of those that are no locale files.
  private typealias LocaleFiles = (files: [LocaleFile], faulty: [String])

  private func texts(
    _ manifest: Manifest, _ found: LocaleFiles?, ownCount: Int,
    into diagnostics: inout Diagnostics
  ) -> Texts? {
    // What keeps the source from being read is told already.
    if found?.faulty.contains(manifest.sourceLanguage.value) ?? false { return nil }
    let files = found?.files ?? []
    return diagnostics.reading { diagnostics in
      var told = Diagnostics()
      defer { diagnostics.add(contentsOf: EntryPlaces.about(told, files)) }
      return CatalogueBuilder.parse(
        manifest, files, unread: found?.faulty ?? [], into: &told)
    }.map {
      Texts(parsed: $0, written: [WrittenCatalogue($0)], fileCount: ownCount)
    }
  }

  /// The locale files of the manifest's languages; of all, where the manifest cannot be read, so
  /// that their faults are told in the same run. A file that cannot be read hides no faults of
  /// those after it.
  private func localeFiles(
    in folder: String, _ manifest: Manifest?, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> LocaleFiles? {
    guard let paths = try paths(in: folder) else { return nil }
    let wanted = manifest?.languages.map { Set($0.map(\.value)) }
    var found: [(bytes: [UInt8], language: Located<String>)] = []
    var failure: FileFailure?
    for path in paths {
      let name = Path.name(of: path)
      let end = name.lastIndex(of: ".") ?? name.endIndex
      let place = SourceLocation(path: path)
      let (written, ending) = (String(name[..<end]), String(name[end...]))
      guard let tag = ICU.canonicalTag(written) else {
        diagnostics.add(.fileNameNoTag(name), at: place)
        continue
      }
      if tag != written { diagnostics.add(.fileNameNoncanonical(name, tag + ending), at: place) }
      if let wanted, !wanted.contains(tag) { continue }
      do throws(FileFailure) {
        found.append((try files.read(path), Located(tag, at: place)))
      } catch {
        failure = failure ?? error
      }
    }
    let read = found.concurrentMap { file in
      var diagnostics = Diagnostics()
      let entries = diagnostics.reading {
        LocaleFileReader.read(
          file.bytes, path: file.language.location.path, language: file.language, into: &$0)
      }
      return (file: entries, diagnostics: diagnostics)
    }
    for file in read { diagnostics.add(contentsOf: file.diagnostics) }
    if let failure { throw failure }
    let faulty = zip(found, read).filter { $1.file == nil }.map { $0.0.language.value }
    return (read.compactMap(\.file), faulty)
  }

  /// The locale files beside a manifest; `nil` where there is no folder for them.
  func paths(beside path: String) throws(FileFailure) -> [String]? {
    try paths(in: Path.folder(of: path) + Self.messagesFolder)
  }

  private func paths(in folder: String) throws(FileFailure) -> [String]? {
    try files.names(in: folder)?
      .filter { name in !name.hasPrefix(".") && Self.endings.contains(where: name.hasSuffix) }
      .map { "\(folder)/\($0)" }
  }
}

extension Manifest {
  /// What stands for the manifest where there is none.
  init(standingAt path: String, sourceLanguage: String) {
    let place = SourceLocation(path: path)
    self.init(
      location: place, appID: Located(0, at: place), appName: nil, storefronts: [],
      sourceLanguage: Located(sourceLanguage, at: place), languages: nil, messages: nil,
      links: Manifest.Links(), generate: Manifest.Generation())
  }

  /// The path of the String Catalog that it names.
  var stringCatalog: String? {
    messages.flatMap {
      $0.value.hasSuffix(".xcstrings") ? Path.folder(of: location.path) + $0.value : nil
    }
  }

  /// Whether there are texts for all that the manifest says, be there a file or not. Languages
  /// without an app are those of other files.
  fileprivate var expectsTexts: Bool {
    messages != nil || hasApp && (languages != nil || speaksAllLanguages || !include.isEmpty)
  }
}

extension Diagnostic.Message {
  fileprivate static func fileNameNoncanonical(_ name: String, _ canonical: String) -> Self {
    LocaleNoncanonical.info.message(
      "the file's name is not the language's canonical tag; rename \(name) to \(canonical)")
  }

  static func fileNameNoTag(_ name: String) -> Self {
    error(
      "locale-invalid",
      "the file's name is not a language tag; rename \(name.onOneLine) to one such as pt-BR.yaml")
  }
}
