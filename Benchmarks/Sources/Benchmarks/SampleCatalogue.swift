import Foundation

/// A catalogue of plural messages in 40 languages, as a String Catalog, as locale files and as .po
/// files with the same texts.
struct SampleCatalogue {
  let folder: URL
  let messages: Int

  private static let languages: [(tag: String, categories: [String], words: String)] =
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
      "en", "bg", "bn", "ca", "da", "de", "el", "es", "et", "fa", "fi", "fr", "gl", "hi", "hu",
      "it",
      "nb", "nl", "pt-BR", "sv",
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
    try write(catalog(), stringCatalog)
    try write("app: {id: 1, name: App}\n", manifest)
    for (index, language) in Self.languages.enumerated() {
      try write(localeFile(language), folder.appending(path: "Locales/\(language.tag).yaml"))
      try write(poFile(language), poFiles[index])
    }
  }

  private func write(_ text: String, _ file: URL) throws {
    try Data(text.utf8).write(to: file)
  }

  private func text(_ language: (tag: String, categories: [String], words: String), _ form: String)
    -> String
  {
    "\(language.words) (\(language.tag), \(form))"
  }

  private func catalog() -> String {
    let entries = (0..<messages).map { message in
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
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }

  private func localeFile(_ language: (tag: String, categories: [String], words: String)) -> String
  {
    (0..<messages).map { message in
      let forms = language.categories.map { "\($0): \"{count} \(text(language, $0))\"" }
      return "ratings-count-\(message): {\(forms.joined(separator: ", "))}\n"
    }.joined()
  }

  private func poFile(_ language: (tag: String, categories: [String], words: String)) -> String {
    let count = language.categories.count
    let header = """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=\(count); plural=\(count == 1 ? "0" : "n%\(count)");\\n"


      """
    return header
      + (0..<messages).map { message in
        let forms = language.categories.enumerated().map { index, form in
          "msgstr[\(index)] \"%d \(text(language, form))\"\n"
        }
        return """
          #, c-format
          msgid "%d rating \(message)"
          msgid_plural "%d ratings \(message)"
          \(forms.joined())

          """
      }.joined()
  }
}
