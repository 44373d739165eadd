import PlauditModel
import PlauditReaders

/// The files of one table, such as `Localizable`, in the folders `xx.lproj` beside each other.
struct TableFiles: Hashable {
  let name: String
  /// In order; at least one.
  let files: [File]

  struct File: Hashable {
    let path: String
    let format: LanguageFileFormat

    /// The folder of the file's language, without its ending; `nil` for a file that is in none.
    var languageFolder: String? {
      let folder = Path.name(of: String(Path.folder(of: path).dropLast()))
      return folder.hasSuffix(LanguageFolder.ending)
        ? String(folder.dropLast(LanguageFolder.ending.count)) : nil
    }

    fileprivate var table: String {
      String(Path.name(of: path).dropLast(Path.ending(of: path).count + 1))
    }
  }

  /// A file by itself.
  init(_ path: String, _ format: LanguageFileFormat) {
    let file = File(path: path, format: format)
    self.init(name: file.table, files: [file])
  }

  private init(name: String, files: [File]) {
    self.name = name
    self.files = files
  }

  /// Of one file: there may be thousands.
  func hash(into hasher: inout Hasher) { hasher.combine(files.first) }

  /// The tables that folders `xx.lproj` have, by name.
  ///
  /// - Parameter paths: Of all that is in the folders, in order.
  static func tables(_ paths: [String]) -> [TableFiles] {
    let files = paths.compactMap { path in
      LanguageFileFormat(rawValue: Path.ending(of: path)).map { File(path: path, format: $0) }
    }
    return Dictionary(grouping: files, by: \.table).sorted { $0.key < $1.key }
      .map { TableFiles(name: $0.key, files: $0.value) }
  }
}
