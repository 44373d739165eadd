import Foundation

/// A catalogue of plural messages in 40 languages, as a String Catalog, as locale files and as .po
/// files with the same texts.
struct SampleCatalogue {
  let folder: URL
  let messages: Int

  private typealias Language = (tag: String, categories: [String], words: String)

  private static let languages: [Language] =
    [
      ("ar", ["zero", "one", "two", "few", "many", "other"], "تقييمات في متجر التطبيقات"),
      ("cy", ["zero", "one", "two", "few", "many", "other"], "sgôr yn y siop apiau"),
      ("lv", ["zero", "one", "other"], "vērtējumi lietotņu veikalā"),
      ("he", ["one", "two", "other"], "דירוגים בחנות היישומים"),
      ("sl", ["one", "two", "few", "other"], "ocen v trgovini z aplikacijami"),
      ("ru", ["one", "few", "many", "other"], "оценки в магазине приложений"),
      ("uk", ["one", "few", "many", "other"], "оцінки в магазині застосунків"),
      ("be", ["one", "few", "many", "other"], "ацэнкі ў краме праграм"),
      ("pl", ["one", "few", "many", "other"], "ocen w sklepie z aplikacjami"),
      ("ja", ["other"], "件の評価がストアにあります"), ("ko", ["other"], "개의 평가가 있습니다"),
      ("zh-Hans", ["other"], "条评价在应用商店中"), ("id", ["other"], "penilaian di toko aplikasi"),
    ]
    + ["bs", "cs", "hr", "lt", "ro", "sk", "sr"].map {
      ($0, ["one", "few", "other"], "ocena u prodavnici aplikacija")
    }
    + [
      ("bg", "оценки в магазина за приложения"), ("bn", "অ্যাপ স্টোরে রেটিং আছে"),
      ("el", "αξιολογήσεις στο κατάστημα"), ("fa", "امتیاز در فروشگاه برنامه"),
      ("hi", "ऐप स्टोर में रेटिंग हैं"),
    ].map { ($0, ["one", "other"], $1) }
    + [
      "en", "ca", "da", "de", "es", "et", "fi", "fr", "gl", "hu", "it", "nb", "nl", "pt-BR", "sv",
    ].map { ($0, ["one", "other"], "ratings of this app in the store") }

  var stringCatalog: URL { folder.appending(path: "Localizable.xcstrings") }
  var manifest: URL { folder.appending(path: "plaudit.yaml") }
  var poFiles: [URL] {
    Self.languages.map { folder.appending(path: "po/\($0.tag).po") }
  }

  init(messages: Int, in folder: URL) throws {
    self.messages = messages
    self.folder = folder
    for name in ["Locales", "po"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    try write(
      stringCatalog, header: "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n",
      footer: "\n  },\n  \"version\" : \"1.0\"\n}\n", separator: ",\n", entry: catalogEntry)
    try Data("app: {id: 1, name: App}\n".utf8).write(to: manifest)
    for (index, language) in Self.languages.enumerated() {
      try write(folder.appending(path: "Locales/\(language.tag).yaml")) {
        localeEntry(language, $0)
      }
      try write(poFiles[index], header: poHeader(language)) { poEntry(language, $0) }
    }
  }

  /// Message by message: what this program holds in memory at once, the system counts as memory of
  /// the programs that it starts, too.
  private func write(
    _ file: URL, header: String = "", footer: String = "", separator: String = "",
    entry: (Int) -> String
  ) throws {
    try Data(header.utf8).write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    for message in 0..<messages {
      try handle.write(contentsOf: Data(((message == 0 ? "" : separator) + entry(message)).utf8))
    }
    try handle.write(contentsOf: Data(footer.utf8))
  }

  private func text(_ language: Language, _ form: String) -> String {
    "\(language.words) (\(language.tag), \(form))"
  }

  private func catalogEntry(_ message: Int) -> String {
    let texts = Self.languages.sorted { $0.tag < $1.tag }.map { language in
      let forms = language.categories.sorted().map { form in
        """
                      "\(form)" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld \(text(language, form))"
                        }
                      }
        """
      }
      return """
                "\(language.tag)" : {
                  "variations" : {
                    "plural" : {
        \(forms.joined(separator: ",\n"))
                    }
                  }
                }
        """
    }
    return """
          "ratings-count-\(message)" : {
            "extractionState" : "manual",
            "localizations" : {
      \(texts.joined(separator: ",\n"))
            }
          }
      """
  }

  private func localeEntry(_ language: Language, _ message: Int) -> String {
    let forms = language.categories.map { "\($0): \"{count} \(text(language, $0))\"" }
    return "ratings-count-\(message): {\(forms.joined(separator: ", "))}\n"
  }

  private func poHeader(_ language: Language) -> String {
    let count = language.categories.count
    return """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=\(count); plural=\(count == 1 ? "0" : "n%\(count)");\\n"


      """
  }

  private func poEntry(_ language: Language, _ message: Int) -> String {
    let forms = language.categories.enumerated().map { index, form in
      "msgstr[\(index)] \"%d \(text(language, form))\"\n"
    }
    return """
      #, c-format
      msgid "%d rating \(message)"
      msgid_plural "%d ratings \(message)"
      \(forms.joined())

      """
  }
}
