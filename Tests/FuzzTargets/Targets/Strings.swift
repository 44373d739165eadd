import PlauditModel
import PlauditReaders

extension FuzzTarget {
  /// A `.strings` file, as two languages of one table.
  static let strings = FuzzTarget("strings") { bytes in
    LanguageFiles.look(at: bytes, ending: "strings") { path, language, diagnostics in
      StringsReader.read(bytes, path: path, language: language, into: &diagnostics)
    }
  }

  /// A `.stringsdict` file, in XML or binary, as two languages of one table.
  static let stringsDict = FuzzTarget("stringsdict") { bytes in
    LanguageFiles.look(at: bytes, ending: "stringsdict") { path, language, diagnostics in
      StringsDictReader.read(bytes, path: path, language: language, into: &diagnostics)
    }
  }
}

/// Files of one language each, made a table.
private enum LanguageFiles {
  static func look(
    at bytes: [UInt8], ending: String,
    _ read: (_ path: String, Language, inout Diagnostics) -> LanguageFile?
  ) {
    var diagnostics = Diagnostics()
    var table = StringsTable("Localizable", sourceLanguage: "en")
    for folder in ["en", "sl"] {
      let path = "\(folder).lproj/Localizable.\(ending)"
      guard let language = table.language(of: folder, path: path),
        let file = read(path, language, &diagnostics)
      else { continue }
      table.add(file)
    }
    let places = Places(bytes, path: "en.lproj/Localizable.\(ending)")
    let catalogue = table.catalogue(into: &diagnostics)
    places.require(diagnostics)
    if let catalogue { Rewriting.look(at: catalogue, places) }
  }
}
