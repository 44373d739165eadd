import PlauditWriters

/// Reads the templates that a user puts in the place of the product's.
struct TemplateReader {
  static let folder = "Templates"

  let files: any FileSystem

  /// - Parameters:
  ///   - path: The manifest's; templates lie in the folder `Templates` beside it.
  ///   - main: A template for the whole file, from the command line.
  func templates(
    beside path: String, main: String?
  ) throws(FileFailure) -> SwiftTemplates {
    var overrides: [String: SwiftTemplates.TemplateFile] = [:]
    for path in try paths(beside: path) {
      overrides[Path.name(of: path)] = try file(path)
    }
    if let main { overrides[SwiftTemplates.mainName] = try file(main) }
    return SwiftTemplates(overrides: overrides)
  }

  /// The templates beside a manifest.
  func paths(beside path: String) throws(FileFailure) -> [String] {
    let folder = Path.folder(of: path) + Self.folder
    return (try files.names(in: folder) ?? [])
      .filter { $0.hasSuffix(".mustache") }
      .map { "\(folder)/\($0)" }
  }

  private func file(_ path: String) throws(FileFailure) -> SwiftTemplates.TemplateFile {
    let bytes = try files.read(path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileFailure(path: path, reason: "not UTF-8; save it as UTF-8")
    }
    return SwiftTemplates.TemplateFile(path: path, text: text)
  }
}
