import PlauditModel
import PlauditReaders

/// Reads a manifest and the files beside it that it may name: `Locales/*.yaml`. (A build plugin
/// must know these by name without reading the manifest, so no others are possible.)
struct ProjectReader {
  static let messagesFolder = "Locales"
  private static let endings = [".yaml", ".yml"]

  let files: any FileSystem

  struct Project {
    let manifest: Manifest
    /// `nil` where the app has links only, or where faults leave no catalogue.
    let catalogue: Catalogue?
  }

  /// - Returns: `nil` where `diagnostics` now tells what is wrong.
  func project(
    _ path: String, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> Project? {
    let manifest = ManifestReader.read(
      try files.read(path), path: path, canonicalTag: ICU.canonicalTag, into: &diagnostics)
    let found = try localeFiles(beside: path, manifest, into: &diagnostics)
    guard let manifest, !diagnostics.hasErrors else { return nil }
    guard found != nil || manifest.messages != nil || manifest.languages != nil else {
      return Project(manifest: manifest, catalogue: nil)
    }
    let catalogue = CatalogueBuilder.build(manifest, found ?? [], into: &diagnostics)
    return catalogue.map { Project(manifest: manifest, catalogue: $0) }
  }

  /// The locale files of the manifest's languages; of all, where the manifest cannot be read, so
  /// that their faults are told in the same run. A file that cannot be read hides no faults of
  /// those after it.
  private func localeFiles(
    beside path: String, _ manifest: Manifest?, into diagnostics: inout Diagnostics
  ) throws(FileFailure) -> [LocaleFile]? {
    guard let paths = try paths(beside: path) else { return nil }
    let wanted = manifest?.languages.map { Set($0.map(\.value)) }
    var found: [LocaleFile] = []
    var failure: FileFailure?
    for path in paths {
      let name = Path.name(of: path)
      let end = name.lastIndex(of: ".") ?? name.endIndex
      let place = SourceLocation(path: path)
      guard let tag = ICU.canonicalTag(String(name[..<end])) else {
        diagnostics.add(.fileNameNoTag(name), at: place)
        continue
      }
      if let wanted, !wanted.contains(tag) { continue }
      do throws(FileFailure) {
        let file = LocaleFileReader.read(
          try files.read(path), path: path, language: Located(tag, at: place), into: &diagnostics)
        if let file { found.append(file) }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return found
  }

  /// The locale files beside a manifest; `nil` where there is no folder for them.
  func paths(beside path: String) throws(FileFailure) -> [String]? {
    let folder = Path.folder(of: path) + Self.messagesFolder
    return try files.names(in: folder)?
      .filter { name in !name.hasPrefix(".") && Self.endings.contains(where: name.hasSuffix) }
      .map { "\(folder)/\($0)" }
  }
}

extension Diagnostic.Message {
  static func fileNameNoTag(_ name: String) -> Self {
    error(
      "locale-invalid",
      "the file's name is not a language tag; rename \(name.onOneLine) to one such as pt-BR.yaml")
  }
}
