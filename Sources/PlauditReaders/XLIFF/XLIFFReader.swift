package import PlauditModel

/// Reads XLIFF 1.2 as Xcode exports it: one language's translations of all files of an app, each
/// beside the source's text.
package struct XLIFFReader {
  private let document: XMLDocument
  private var diagnostics = Diagnostics()
  private var languages: (source: Language, target: Language)?
  private var entries: [XLIFFEntry] = []

  /// - Returns: `nil` where `diagnostics` now tells why the file is not read.
  package static func read(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> WrittenCatalogue? {
    guard let document = XMLReader.read(bytes, path: path, into: &diagnostics) else { return nil }
    var reader = Self(document)
    reader.read()
    diagnostics.add(contentsOf: reader.diagnostics)
    return reader.languages.map { XLIFFCatalogue(document, $0, reader.entries).catalogue }
  }

  private init(_ document: XMLDocument) {
    self.document = document
  }

  private mutating func read() {
    guard document.is(document.root, "xliff") else { return add(.noXLIFF, at: document.root) }
    let version = document.attribute("version", of: document.root)
    guard version?.hasPrefix("1.") ?? false else {
      return add(.wrongVersion(version), at: document.root)
    }
    let files = document.elements(of: document.root).filter { document.is($0, "file") }
    for file in files where isReadable(file) {
      var units = XLIFFUnits(document)
      units.read(in: file)
      entries += units.entries
      diagnostics.add(contentsOf: units.diagnostics)
    }
    if files.isEmpty { add(.noFiles, at: document.root) }
  }

  /// Whether the file tells its languages, and whether they are those of the files before it.
  private mutating func isReadable(_ file: XMLDocument.Index) -> Bool {
    guard let source = document.attribute("source-language", of: file), !source.isEmpty else {
      add(.noLanguage("source-language"), at: file)
      return false
    }
    guard let target = document.attribute("target-language", of: file), !target.isEmpty else {
      add(.noLanguage("target-language"), at: file)
      return false
    }
    if let languages {
      let isSame = languages.source.tag == source && languages.target.tag == target
      if !isSame { add(.otherLanguages(languages.source.tag, languages.target.tag), at: file) }
      return isSame
    }
    let place = document.location(of: file)
    let language = Language(source, at: place)
    languages = (language, source == target ? language : Language(target, at: place))
    return true
  }

  private mutating func add(_ message: Diagnostic.Message, at index: XMLDocument.Index) {
    diagnostics.add(message, at: document.location(of: index))
  }
}

extension Diagnostic.Message {
  fileprivate static let noXLIFF = error("syntax", "this is no XLIFF: <xliff> is expected")

  fileprivate static let noFiles = error("value-missing", "there is no <file> in this XLIFF")

  fileprivate static func wrongVersion(_ version: String?) -> Self {
    error(
      "xliff-version",
      version.map { "XLIFF \($0) is not read; export as XLIFF 1.2, which is what Xcode writes" }
        ?? "the version is missing; write version=\"1.2\"")
  }

  fileprivate static func noLanguage(_ name: String) -> Self {
    error(
      "value-missing",
      "\(name) is missing, so the texts of this file cannot be read; write \(name)=\"…\"")
  }

  fileprivate static func otherLanguages(_ source: String, _ target: String) -> Self {
    error(
      "xliff-languages",
      "the files before this one are from \(source) to \(target); write an .xliff for each language"
    )
  }
}
