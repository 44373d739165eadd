package import PlauditModel

/// Reads a String Catalog (`.xcstrings`), the JSON in which Xcode 15 and later keep translations.
/// Apple documents no schema; what is known is what Xcode writes, versions 1.0 and 1.1.
package struct StringCatalogReader {
  let document: JSONDocument
  let languages: LanguageTable
  let source: Language
  private let strings: JSONDocument.Index

  /// - Parameter sourceLanguage: In place of the catalogue's own.
  /// - Returns: `nil` where `diagnostics` now tells why this is no String Catalog.
  package static func read(
    _ file: [UInt8], path: String, sourceLanguage: String? = nil,
    into diagnostics: inout Diagnostics
  ) -> WrittenCatalogue? {
    guard let document = JSONReader.read(file, path: path, into: &diagnostics) else { return nil }
    let root = document.members(of: JSONDocument.root)
    let named = root.first { document.string($0.key, is: "sourceLanguage") }
    guard let strings = root.first(where: { document.string($0.key, is: "strings") })?.value,
      document.isObject(strings)
    else {
      diagnostics.add(.noStringCatalog, at: document.location(of: JSONDocument.root))
      return nil
    }
    let place = document.location(of: named?.value ?? JSONDocument.root)
    let own = named.flatMap { document.string($0.value) } ?? "en"
    let source = Language(sourceLanguage ?? own, at: place)
    let languages = LanguageTable(document, source: source)
    StringCatalogFields.check(document, languages, into: &diagnostics)
    let reader = StringCatalogReader(
      document: document, languages: languages, source: source, strings: strings)
    reader.checkForms(into: &diagnostics)
    let hasSource = source.tag == own || languages.isNamed(source)
    return WrittenCatalogue(
      document, sourceLanguage: source,
      languages: languages.all.filter { hasSource || $0 !== source },
      traits: .init(zeroMeansNone: true, isPrintf: true), forEachMessage: reader.forEachMessage)
  }

  /// Keys that people take for the same, and apps do not.
  private func checkForms(into diagnostics: inout Diagnostics) {
    var known: [String: JSONDocument.Index] = [:]
    for entry in document.members(of: strings) where !document.isRepeated(entry.key) {
      guard let key = document.string(entry.key), !key.utf8.allSatisfy({ $0 < 0x80 }) else {
        continue
      }
      if let first = known[key] {
        diagnostics.add(
          .keyNormalForm(key, document.location(of: first)), at: document.location(of: entry.key),
          about: Diagnostic.Subject(key: key))
      } else {
        known[key] = entry.key
      }
    }
  }

  private func forEachMessage(_ body: (WrittenMessage) -> Void) {
    for entry in document.members(of: strings)
    where document.isObject(entry.value) && !document.isRepeated(entry.key) {
      body(message(entry.key, entry.value))
    }
  }

  private func message(_ key: JSONDocument.Index, _ entry: JSONDocument.Index) -> WrittenMessage {
    var comment: String?
    var silences: [WrittenMessage.Silence] = []
    var isStale = false
    var isTranslatable = true
    var texts: [WrittenText] = []
    var unread: [String] = []
    var isSourceFaulty = false
    for field in document.members(of: entry) {
      if document.string(field.key, is: "comment") {
        comment = document.string(field.value)
        silences = SilencingComment.ids(in: comment ?? "").map {
          WrittenMessage.Silence(Located($0, at: document.location(of: field.value)))
        }
      } else if document.string(field.key, is: "extractionState") {
        isStale = document.string(field.value, is: "stale")
      } else if document.string(field.key, is: "shouldTranslate") {
        isTranslatable = !document.isFalse(field.value)
      } else if document.string(field.key, is: "localizations") {
        for localization in document.members(of: field.value)
        where !document.isRepeated(localization.key) {
          guard let language = languages.language(localization.key) else { continue }
          let reader = StringCatalogText(document, language)
          switch reader.read(localization.key, localization.value) {
          case .text(let text): texts.append(text)
          case .faulty:
            unread.append(language.tag)
            if language === source { isSourceFaulty = true }
          case .other: unread.append(language.tag)
          case .nothing: break
          }
        }
      }
    }
    let written = texts.first { $0.language === source }
    return WrittenMessage(
      key: document.string(key) ?? "", in: document, at: document.offset(of: key),
      comment: comment, silences: silences, isStale: isStale, isTranslatable: isTranslatable,
      source: written ?? (isSourceFaulty ? nil : impliedSource(key, texts)), texts: texts,
      unread: unread)
  }

  private func impliedSource(_ key: JSONDocument.Index, _ texts: [WrittenText]) -> WrittenText? {
    var assembler = FormatAssembler()
    let pattern = assembler.pattern(key, in: document)
    let text = WrittenText(
      source, pattern, assembler.parts, in: document, at: document.offset(of: key))
    return text.isImplied(by: document.string(key) ?? "", texts) ? text : nil
  }
}

extension Diagnostic.Message {
  fileprivate static let noStringCatalog = error(
    "syntax", "this is no String Catalog: an object with the key strings is expected")
}
