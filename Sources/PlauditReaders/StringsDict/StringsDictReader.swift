package import PlauditModel

/// Reads a `.stringsdict`: the texts of one language that vary by number, width or device, in a
/// property list (Foundation, "Stringsdict File Format").
package struct StringsDictReader {
  private let language: Language
  private let file: any SourceFile
  private var diagnostics = Diagnostics()

  /// - Returns: `nil` where `diagnostics` now tells why the file is not read.
  package static func read(
    _ bytes: [UInt8], path: String, language: Language, into diagnostics: inout Diagnostics
  ) -> LanguageFile? {
    guard let list = PropertyListFile.read(bytes, path: path, into: &diagnostics) else {
      return nil
    }
    guard case .dictionary(let entries) = list.root.content else {
      diagnostics.add(.noDictionary, at: list.file.location(atOffset: list.root.offset))
      return nil
    }
    var reader = Self(language: language, file: list.file)
    let texts = reader.entries(entries)
    diagnostics.add(contentsOf: reader.diagnostics)
    return LanguageFile(language, list.file, entries: texts)
  }

  private init(language: Language, file: any SourceFile) {
    self.language = language
    self.file = file
  }

  private mutating func entries(_ entries: [PropertyList.Entry]) -> [LanguageFile.Entry] {
    var known: [String: PlacedText] = [:]
    var texts: [LanguageFile.Entry] = []
    for entry in entries {
      let key = entry.key.string
      if let first = known[key] {
        diagnostics.add(
          first.string.isSpelled(like: key)
            ? .keyTwice(key) : .keyNormalForm(key, file.location(atOffset: first.start)),
          at: file.location(atOffset: entry.key.start))
        continue
      }
      known[key] = entry.key
      var format = StringsDictFormat(file)
      let content = format.content(of: entry.value)
      diagnostics.add(contentsOf: format.diagnostics)
      if let content { texts.append(self.entry(key, entry, content)) }
    }
    return texts
  }

  private mutating func entry(
    _ key: String, _ entry: PropertyList.Entry, _ content: VariedText
  ) -> LanguageFile.Entry {
    var faults: [VariedTextAssembler.Fault] = []
    let text = VariedTextAssembler.text(
      content, language, in: file, at: entry.key.start, faults: &faults)
    for fault in faults + ValueTypes.faults(of: content, in: text) {
      diagnostics.add(fault.message, at: file.location(atOffset: fault.offset))
    }
    let silences = entry.comment.map { comment in
      SilencingComment.ids(in: comment.bytes[...]).map {
        Located($0, at: file.location(atOffset: comment.start))
      }
    }
    return LanguageFile.Entry(
      key, at: entry.key.start, comment: entry.comment?.string, silences: silences ?? [], text)
  }
}

extension Diagnostic.Message {
  fileprivate static let noDictionary = error(
    "syntax", "this is no .stringsdict: a dictionary of texts is expected")
}
