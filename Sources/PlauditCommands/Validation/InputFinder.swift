import PlauditModel

/// What there is to validate.
enum ValidationInput: Hashable {
  case manifest(String)
  /// A folder of locale files that no manifest names.
  case folder(String)
  case stringCatalog(String)
}

/// Finds what Plaudit knows among files and folders.
struct InputFinder {
  static let manifests = ["plaudit.yaml", "plaudit.yml"]
  /// Folders of other people's files.
  static let foreign = ["node_modules", "Pods", "Carthage", "DerivedData"]
  /// Deeper than any project.
  static let deepest = 32

  let files: any FileSystem

  /// In the order given; what lies in folders by name.
  func inputs(_ paths: [String]) throws(CommandFailure) -> [ValidationInput] {
    var found: [ValidationInput] = []
    for path in paths.isEmpty ? try [manifestHere()] : paths {
      found +=
        files.isFolder(path, followingLinks: true)
        ? try inputs(in: Self.trimmed(path), depth: 0) : [try input(path)]
    }
    var seen: Set<ValidationInput> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func manifestHere() throws(CommandFailure) -> String {
    let names = try names(in: ".")
    guard let manifest = Self.manifests.first(where: names.contains) else {
      throw .usage("no plaudit.yaml here; name a file or folder")
    }
    return manifest
  }

  /// A file that somebody names.
  private func input(_ path: String) throws(CommandFailure) -> ValidationInput {
    let name = String(path.dropFirst(Path.folder(of: path).count))
    if Self.manifests.contains(name) { return .manifest(path) }
    if name.hasSuffix(".xcstrings") { return .stringCatalog(path) }
    if Self.isLocaleFile(name) {
      let folder = Self.trimmed(Path.folder(of: path))
      return .folder(folder.isEmpty ? "." : folder)
    }
    throw .usage(
      "\(path) is nothing that Plaudit reads; name a .xcstrings, a plaudit.yaml, a locale file such "
        + "as ru.yaml, or a folder")
  }

  private func inputs(in folder: String, depth: Int) throws(CommandFailure) -> [ValidationInput] {
    guard depth < Self.deepest else { return [] }
    let names = try names(in: folder)
    let prefix = folder == "." ? "" : folder == "/" ? "/" : folder + "/"
    let manifest = Self.manifests.first(where: names.contains)
    var found = manifest.map { [ValidationInput.manifest(prefix + $0)] } ?? []
    let isLocales =
      folder.hasSuffix(ProjectReader.messagesFolder) && names.contains(where: Self.isLocaleFile)
    if depth == 0, isLocales { found.append(.folder(folder)) }
    for name in names where !name.hasPrefix(".") && !Self.foreign.contains(name) {
      let path = prefix + name
      if name.hasSuffix(".xcstrings") {
        found.append(.stringCatalog(path))
      } else if files.isFolder(path, followingLinks: false) {
        if name != ProjectReader.messagesFolder {
          found += try inputs(in: path, depth: depth + 1)
        } else if manifest == nil, try self.names(in: path).contains(where: Self.isLocaleFile) {
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

  private func names(in folder: String) throws(CommandFailure) -> [String] {
    do throws(FileFailure) { return try files.names(in: folder) ?? [] } catch { throw .file(error) }
  }
}
