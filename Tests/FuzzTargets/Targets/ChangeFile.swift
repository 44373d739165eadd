import PlauditChecks
import PlauditCommands
import PlauditModel
import PlauditReaders

extension FuzzTarget {
  /// What "Save my translation" in the preview writes.
  static let changeFile = FuzzTarget("change-file") { bytes in
    guard ChangeFileReader.isChangeFile(bytes) else { return }
    var diagnostics = Diagnostics()
    let file = ChangeFileReader.read(
      bytes, path: "saved.yaml", checkIDs: Checks.ids, into: &diagnostics)
    Places(bytes, path: "saved.yaml").require(diagnostics)
    require((file == nil) == diagnostics.hasErrors, "\(diagnostics.sorted)")
    if file != nil { Import.look(at: bytes, path: "saved.yaml") }
  }
}

/// Takes translations into files of both kinds that are edited, which stay readable.
enum Import {
  static func look(at bytes: [UInt8], path: String) {
    for target in ["Locales", "Localizable.xcstrings"] {
      let held = HeldFiles(
        [path: bytes], and: Sample.locales.merging(["Localizable.xcstrings": Sample.catalog]) { $1 }
      )
      held.run("import", path, "--into", target, "--theirs")
      for (path, bytes) in held.files where path.hasPrefix(target) {
        var diagnostics = Diagnostics()
        switch target {
        case "Locales" where path.hasSuffix(".yaml"):
          let place = Located("en", at: SourceLocation(path: path))
          let read = LocaleFileReader.read(bytes, path: path, language: place, into: &diagnostics)
          require(read != nil, "\(diagnostics.sorted)\n\(String(decoding: bytes, as: UTF8.self))")
        case "Localizable.xcstrings" where path == target:
          let read = StringCatalogReader.read(bytes, path: path, into: &diagnostics)
          require(read != nil, "\(diagnostics.sorted)\n\(String(decoding: bytes, as: UTF8.self))")
        default: break
        }
      }
    }
  }
}
