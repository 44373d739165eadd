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
  ) throws(CommandFailure) -> Project? {
    let manifest = ManifestReader.read(
      try read(path), path: path, canonicalTag: ICU.canonicalTag, into: &diagnostics)
    let found = try localeFiles(beside: path, manifest, into: &diagnostics)
    guard let manifest, !diagnostics.hasErrors else { return nil }
    guard found != nil || manifest.messages != nil || manifest.languages != nil else {
      return Project(manifest: manifest, catalogue: nil)
    }
    let catalogue = CatalogueBuilder.build(manifest, found ?? [], into: &diagnostics)
    return catalogue.map { Project(manifest: manifest, catalogue: $0) }
  }

  /// The locale files of the manifest's languages; of all, where the manifest cannot be read, so
  /// that their faults are told in the same run.
  private func localeFiles(
    beside path: String, _ manifest: Manifest?, into diagnostics: inout Diagnostics
  ) throws(CommandFailure) -> [LocaleFile]? {
    let folder = Path.folder(of: path) + Self.messagesFolder
    guard let names = try names(in: folder) else { return nil }
    let wanted = manifest?.languages.map { Set($0.map(\.value)) }
    var found: [LocaleFile] = []
    for name in names {
      guard let ending = Self.endings.first(where: name.hasSuffix), !name.hasPrefix(".") else {
        continue
      }
      let path = "\(folder)/\(name)"
      let place = SourceLocation(path: path)
      guard let tag = ICU.canonicalTag(String(name.dropLast(ending.count))) else {
        diagnostics.add(.fileNameNoTag(name), at: place)
        continue
      }
      if let wanted, !wanted.contains(tag) { continue }
      if let file = LocaleFileReader.read(
        try read(path), path: path, language: Located(tag, at: place), into: &diagnostics)
      {
        found.append(file)
      }
    }
    return found
  }

  private func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    do throws(FileFailure) { return try files.read(path) } catch { throw .file(error) }
  }

  private func names(in folder: String) throws(CommandFailure) -> [String]? {
    do throws(FileFailure) { return try files.names(in: folder) } catch { throw .file(error) }
  }
}

extension Diagnostic.Message {
  static func fileNameNoTag(_ name: String) -> Self {
    error(
      "locale-invalid",
      "the file's name is not a language tag; rename \(name) to one such as pt-BR.yaml")
  }
}
