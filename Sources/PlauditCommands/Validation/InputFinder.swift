import PlauditModel
import PlauditReaders

/// What there is to validate.
enum ValidationInput {
  case manifest(String)
  /// A folder of locale files that no manifest names.
  case folder(String)
  case catalogue(CatalogueFormat, String)
  case table(TableFiles)

  /// Where it lies; of a table, where its first file does.
  var place: String {
    switch self {
    case .manifest(let path), .folder(let path), .catalogue(_, let path): path
    case .table(let table): table.files.first?.path ?? table.name
    }
  }

  /// Other for other files: two spellings that Swift takes for the same text are two files on Linux.
  fileprivate var identity: [UInt8] {
    switch self {
    case .manifest(let path): Array("manifest \(path)".utf8)
    case .folder(let path): Array("folder \(path)".utf8)
    case .catalogue(_, let path): Array("catalogue \(path)".utf8)
    case .table(let table): Array("table \(table.files.map(\.path))".utf8)
    }
  }
}

/// Finds what Plaudit knows among files and folders.
struct InputFinder {
  static let manifests = ["plaudit.yaml", "plaudit.yml"]
  /// Folders of other people's files.
  static let foreign = ["node_modules", "Pods", "Carthage", "DerivedData"]
  /// Deeper than any project.
  static let deepest = 32

  let files: any FileSystem
  /// Folders that cannot be looked into.
  private(set) var failures: [FileFailure] = []
  /// Of folders that have been looked through: people name many files of one.
  private var found: [String: [TableFiles]] = [:]

  init(files: any FileSystem) {
    self.files = files
  }

  /// In the order given; what lies in folders by name.
  mutating func inputs(_ paths: [String]) throws(CommandFailure) -> [ValidationInput] {
    var found: [ValidationInput] = []
    for path in paths.isEmpty ? try [manifestOrFolderHere()] : paths {
      found +=
        files.isFolder(Self.trimmed(path), followingLinks: true)
        ? inputs(namedFolder: Self.trimmed(path)) : try inputs(namedFile: path)
    }
    var seen: Set<[UInt8]> = []
    return withoutMessagesOfManifests(found.filter { seen.insert($0.identity).inserted })
  }

  /// What a manifest among the inputs names is read with it, and not once more by itself.
  private func withoutMessagesOfManifests(_ inputs: [ValidationInput]) -> [ValidationInput] {
    var named: Set<String> = []
    for case .manifest(let path) in inputs {
      named.insert(files.resolved(ProjectReader(files: files).messages(of: path)))
    }
    guard !named.isEmpty else { return inputs }
    return inputs.filter { input in
      switch input {
      case .manifest, .table: true
      case .folder(let path), .catalogue(_, let path): !named.contains(files.resolved(path))
      }
    }
  }

  /// The same, for those who would do half of their work where a folder cannot be read.
  mutating func allInputs(_ paths: [String]) throws(CommandFailure) -> [ValidationInput] {
    let all = try inputs(paths)
    if let failure = failures.first { throw .file(failure) }
    return all
  }

  /// The same, for those who want one catalogue: manifests that set checks alone are none.
  mutating func catalogues(_ paths: [String]) throws(CommandFailure) -> [ValidationInput] {
    let projects = ProjectReader(files: files)
    return try allInputs(paths).filter { input in
      if case .manifest(let path) = input { !projects.isWithoutTexts(path) } else { true }
    }
  }

  private mutating func manifestOrFolderHere() throws(CommandFailure) -> String {
    let names = names(in: ".")
    guard let manifest = Self.manifests.first(where: names.contains) else {
      throw .usage("no plaudit.yaml here; name a file or folder")
    }
    return ProjectReader(files: files).isForFolder(manifest) ? "." : manifest
  }

  /// A file that somebody names.
  private mutating func inputs(namedFile path: String) throws(CommandFailure) -> [ValidationInput] {
    let name = Path.name(of: path)
    if Self.manifests.contains(name) { return [.manifest(path)] }
    if let format = CatalogueFormat(rawValue: Path.ending(of: name)) {
      return [.catalogue(format, path)]
    }
    if let format = LanguageFileFormat(rawValue: Path.ending(of: name)) {
      return [.table(table(of: TableFiles(path, format)))]
    }
    if Self.isLocaleFile(name) {
      let folder = Self.trimmed(Path.folder(of: path))
      return [.folder(folder.isEmpty ? "." : folder)]
    }
    let endings =
      CatalogueFormat.allCases.map(\.rawValue) + LanguageFileFormat.allCases.map(\.rawValue)
    throw .usage(
      "\(path) is nothing that Plaudit reads; name a file that ends in "
        + "\(endings.map { "." + $0 }.joined(separator: ", ")), a plaudit.yaml, a locale file such as "
        + "ru.yaml, or a folder")
  }

  /// A language's file stands for its table in all languages.
  private mutating func table(of single: TableFiles) -> TableFiles {
    guard let file = single.files.first, file.languageFolder != nil else { return single }
    let parent = Path.folder(of: String(Path.folder(of: file.path).dropLast()))
    return tables(beside: parent).first { $0.name == single.name } ?? single
  }

  private mutating func inputs(namedFolder folder: String) -> [ValidationInput] {
    guard folder.hasSuffix(LanguageFolder.ending) else { return inputs(in: folder, depth: 0) }
    let own = Set(TableFiles.tables(names(in: folder)).map(\.name))
    let tables = tables(beside: Path.folder(of: folder)).filter { own.contains($0.name) }
    return tables.map(ValidationInput.table) + inputs(in: folder, depth: 0)
  }

  /// - Parameter prefix: The folder that has the languages' folders, with its slash.
  private mutating func tables(beside prefix: String) -> [TableFiles] {
    let folder = prefix.isEmpty ? "." : Self.trimmed(prefix)
    if let tables = found[folder] { return tables }
    let tables = tables(in: Self.prefix(folder), names(in: folder))
    found[folder] = tables
    return tables
  }

  private mutating func tables(in prefix: String, _ names: [String]) -> [TableFiles] {
    var paths: [String] = []
    for name in names where name.hasSuffix(LanguageFolder.ending) {
      let folder = prefix + name
      guard files.isFolder(folder, followingLinks: false) else { continue }
      paths += self.names(in: folder).filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
    }
    return TableFiles.tables(paths)
  }

  private mutating func inputs(in folder: String, depth: Int) -> [ValidationInput] {
    guard depth < Self.deepest else {
      failures.append(.tooDeep(folder))
      return []
    }
    let names = names(in: folder)
    let prefix = Self.prefix(folder)
    let manifest = Self.manifests.first(where: names.contains)
    var found = manifest.map { [ValidationInput.manifest(prefix + $0)] } ?? []
    let isLocales =
      Path.name(of: folder).lowercased() == ProjectReader.messagesFolder.lowercased()
      && names.contains(where: Self.isLocaleFile)
    if depth == 0, isLocales { found.append(.folder(folder)) }
    found += tables(in: prefix, names).map(ValidationInput.table)
    for name in names where !name.hasPrefix(".") && !Self.foreign.contains(name) {
      let path = prefix + name
      if let format = CatalogueFormat(rawValue: Path.ending(of: name)) {
        found.append(.catalogue(format, path))
      } else if files.isFolder(path, followingLinks: false) {
        if name != ProjectReader.messagesFolder {
          found += inputs(in: path, depth: depth + 1)
        } else if manifest == nil, self.names(in: path).contains(where: Self.isLocaleFile) {
          found.append(.folder(path))
        }
      }
    }
    return found
  }

  private static func isLocaleFile(_ name: String) -> Bool {
    guard let ending = ProjectReader.endings.first(where: name.hasSuffix) else { return false }
    return ICU.canonicalTag(String(name.dropLast(ending.count))).map(ICU.isKnown) ?? false
  }

  private static func trimmed(_ folder: String) -> String {
    folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  private static func prefix(_ folder: String) -> String {
    folder == "." ? "" : folder == "/" ? "/" : folder + "/"
  }

  private mutating func names(in folder: String) -> [String] {
    do throws(FileFailure) {
      return try files.names(in: folder) ?? []
    } catch {
      if !failures.contains(where: { $0.path == error.path }) { failures.append(error) }
      return []
    }
  }
}

extension FileFailure {
  fileprivate static func tooDeep(_ folder: String) -> Self {
    FileFailure(
      path: folder, reason: "in too many other folders to be found; name it, or a folder near it")
  }
}
