import PlauditModel
import PlauditReaders
import TestSupport
import Testing

struct StringsTableTests {
  private typealias Files = KeyValuePairs<String, String>

  private struct Read {
    var source = ""
    var languages: [String] = []
    var extraKeys: [String: [String]] = [:]
    var messages: [WrittenMessage] = []
    var faults: [String] = []

    /// The languages that have a text, with it.
    func texts(_ key: String) -> [String] {
      messages.first { $0.key == key }?.texts.map {
        "\($0.language.tag) \($0.words($0.pattern))"
      } ?? []
    }
  }

  private func read(
    _ files: Files, table: String = "Localizable", sourceLanguage: String? = nil
  ) -> Read {
    var diagnostics = Diagnostics()
    var strings = StringsTable(table, sourceLanguage: sourceLanguage)
    for (folder, text) in files {
      guard let language = strings.language(of: folder, path: "\(folder)/f") else { continue }
      StringsReader.read(
        Array(text.utf8), path: "\(folder)/f", language: language, into: &diagnostics
      ).map { strings.add($0) }
    }
    var read = Read()
    if let catalogue = strings.catalogue(into: &diagnostics) {
      read.source = catalogue.sourceLanguage.tag
      read.languages = catalogue.languages.map(\.tag)
      read.extraKeys = catalogue.extraKeys.mapValues { $0.map(\.value) }.filter {
        !$0.value.isEmpty
      }
      catalogue.forEachMessage { read.messages.append($0) }
    }
    read.faults = diagnostics.sorted.map { "\($0.location) \($0.message.id)" }
    return read
  }

  @Test func languagesAreOneCatalogueInTheSourcesOrder() {
    let read = read([
      "ru": "/* plaudit:ignore empty */ b = \"В\"; a = \"А\"; d = \"Г\";",
      "en": "/* Say b. */ b = B; a = A;",
    ])
    #expect(read.source == "en")
    #expect(read.languages == ["en", "ru"])
    #expect(read.messages.map(\.key) == ["b", "a"])
    #expect(read.messages[0].comment == "Say b.")
    #expect(read.messages[0].silences.map(\.language) == ["ru"])
    #expect(read.texts("b") == ["en B", "ru В"])
    #expect(read.extraKeys == ["ru": ["d"]])
    #expect(read.faults == [])
  }

  @Test(arguments: [
    ("zh-Hans", "zh-Hans"), ("pt_BR", "pt-BR"), ("English", "en"), ("Japanese", "ja"),
    ("iw", "iw"), ("Klingonisch", "Klingonisch"),
  ])
  func foldersNameLanguages(folder: String, tag: String) {
    #expect(read([folder: "\"a b\" = c;"]).languages.contains(tag))
  }

  @Test func aLanguageHasOneFolder() {
    let read = read(["en": "a = b;", "pt-BR": "a = c;", "pt_BR": "a = d;"])
    #expect(read.faults == ["pt_BR/f locale-duplicate"].map { $0.replacing("/f", with: "/f:1:1") })
    #expect(read.texts("a") == ["en b", "pt-BR c"])
  }

  @Test func baseIsTheDevelopmentLanguage() {
    #expect(read(["Base": "a = A;", "de": "a = B;"]).source == "en")
    let german = read(["Base": "a = A; b = B;", "de": "a = C;"], sourceLanguage: "de")
    #expect(german.source == "de")
    #expect(german.languages == ["de"])
    #expect(german.texts("a") == ["de C"])
    #expect(german.texts("b") == ["de B"])
  }

  /// So a `.stringsdict` has the keys that the `.strings` beside it has too.
  @Test func aLaterFileHasAKeyThatTwoHave() {
    let read = read(["en": "a = A; b = B;", "ru": "a = \"А\";"])
    #expect(read.texts("a") == ["en A", "ru А"])
    #expect(self.read(["en": "a = A; b = B;", "en": "b = C; a;"]).texts("a") == ["en a"])
  }

  @Test func storyboardsHaveTheSourceInComments() throws {
    let title = "/* Class = \"UILabel\"; text = \"Hi \\\"%@\\\"\"; ObjectID = \"a-b\"; */"
    let segment = "/* Class = \"X\"; c.segmentTitles[0] = \"One\"; ObjectID = \"c\"; */"
    let read = read([
      "de": "\(title)\n\"a-b.text\" = \"Hallo\";\n\(segment)\n\"c.segmentTitles[0]\" = \"Eins\";",
      "fr": "\"a-b.text\" = \"Salut %d\";",
    ])
    #expect(read.source == "en")
    #expect(read.languages == ["de", "en", "fr"])
    #expect(read.faults == [])
    let sources = read.messages.map { $0.source.map { $0.words($0.pattern) } }
    #expect(sources == ["Hi \"%@\"", "One"])
    #expect(read.messages[0].source?.language.tag == "en")
    #expect(read.messages[0].argumentTypes == [.text])
  }

  @Test func aKeyIsTheTextWhereTheSourceHasNoFile() {
    let read = read([
      "de": "\"Hello %@\" = \"Hallo %@\"; Done = Fertig;", "fr": "\"Hello %@\" = \"Salut\";",
    ])
    #expect(read.messages.map { $0.source?.shown } == [ArgumentSet(0), ArgumentSet()])
    #expect(read.faults == [])
  }

  @Test func namesOfTextsNeedTheSourcesFile() {
    let files: Files = ["de": "title = \"Titel %@\";", "fr": "title = \"Titre %@\";"]
    #expect(read(files).faults == ["de/f:1:1 locale-missing"])
    #expect(read(files).messages[0].source == nil)
    #expect(read(files, sourceLanguage: "fr").source == "fr")
    #expect(read(files, table: "InfoPlist").faults == [])
    #expect(read(files, table: "InfoPlist").messages[0].source == nil)
    #expect(read(["de": "title = Titel;"]).source == "de")
  }

  @Test func keysThatOnlyLookTheSameAreTold() {
    let read = read(["en": "\"é\" = A;", "ru": "\"e\u{301}\" = B;"])
    #expect(read.faults == ["ru/f:1:1 key-normal-form"])
    #expect(read.extraKeys == [:])
    #expect(read.texts("é") == ["en A", "ru B"])
  }

  @Test func noFileIsNoCatalogue() {
    #expect(read([:]).messages.isEmpty)
    #expect(read(["en": "bplist00"]).faults == ["en/f:1:1 syntax"])
  }
}
