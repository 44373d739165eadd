import PlauditCommands
import Testing

struct IncludeTests {
  private func files(_ manifest: String, _ others: [String: String] = [:]) -> MemoryFiles {
    MemoryFiles(
      ["plaudit.yaml": "app: {id: 1, name: App}\n" + manifest].merging(others) { first, _ in first }
    )
  }

  private func text(
    _ language: String, _ key: String = "ratings-count", _ value: String = "count=21",
    in files: MemoryFiles
  ) -> String? {
    Run("render", "--locale", language, "--manifest", "plaudit.yaml", key, value, files: files)
      .output.first?.replacing("\u{A0}", with: " ")
  }

  private func generated(_ files: MemoryFiles) -> (swift: String, reports: [String]) {
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    return (files.text("o.swift") ?? "", run.reports)
  }

  @Test func onlyTheAppsLanguagesAreCompiledIn() {
    let (swift, reports) = generated(files("languages: [en, de]\ninclude: [ratings]"))
    #expect(reports == [])
    #expect(swift.contains("Bewertungen"))
    #expect(!swift.contains("оцен"))
    #expect(swift.contains("func ratingsCount(_ count: some WholeNumbers) -> String"))
    #expect(swift.contains("func averageAndCount(average: Double, count: some WholeNumbers)"))
  }

  @Test func nothingIsIncludedUnasked() {
    #expect(
      !generated(files("languages: [en]", ["Locales/en.yaml": "a: b"])).swift.contains("rating"))
  }

  @Test func theAppsOwnTextsWin() {
    let files = files(
      "include: [ratings]",
      [
        "Locales/en.yaml": "title: Rate",
        "Locales/de.yaml": "write-review: Schreib was\ntitle: Los",
      ])
    #expect(generated(files).reports == [])
    #expect(text("de", in: files) == "21 Bewertungen")
    #expect(text("en", in: files) == "21 ratings")
    let button = Run(
      "render", "--locale", "de", "--manifest", "plaudit.yaml", "write-review", files: files)
    #expect(button.output == ["Schreib was"])
  }

  @Test func theAppsOwnSourceKeepsWhatThereIsToKnowOfAMessage() {
    let own = "ratings-count-short: {one: '{count} vote', other: '{count} votes'}"
    let files = files(
      "languages: [en, ru]\ninclude: [ratings]", ["Locales/en.yaml": own, "Locales/ru.yaml": ""])
    #expect(text("en", "ratings-count-short", "count=1200", in: files) == "1.2K votes")
    #expect(text("ru", "ratings-count-short", "count=1200", in: files) == "1,2 тыс. оценок")
  }

  @Test func theAppsNameIsNoOtherArgument() {
    let files = files(
      "include: [ratings]",
      ["Locales/en.yaml": "write-review: Review {app}", "Locales/de.yaml": ""])
    #expect(generated(files).reports == [])
    #expect(generated(files).swift.contains("Rezension schreiben"))
  }

  /// Words that show other arguments than the app's own text would be faults that nobody can mend.
  @Test func anOwnTextWithOtherArgumentsStandsAlone() {
    let own = "ratings-count: {one: '{n} vote', other: '{n} votes'}"
    let files = files("languages: [en, ru]\ninclude: [ratings]", ["Locales/en.yaml": own])
    #expect(generated(files).reports.isEmpty == false)
    #expect(generated(files).reports.allSatisfy { $0.contains("[key-missing]") })
    #expect(text("ru", "ratings-count", "n=21", in: files) == "21 votes")
  }

  @Test(arguments: [
    ("[es, es-MX]", "es-MX", "1.2 k calificaciones"),
    ("[es, es-AR]", "es-AR", "1,2 K calificaciones"),
    ("[pt, pt-PT]", "pt-PT", "1,2 mil classificações"),
    ("[de, de-CH]", "de-CH", "1200 Bewertungen"),
    ("[en, nb]", "nb", "1,2k vurderinger"), ("[en, zh]", "zh", "1200个评分"),
    ("[en, zh-TW]", "zh-TW", "1200則評分"), ("[en, en-IN]", "en-IN", "1.2T ratings"),
  ])
  func regionsHaveTheirParentsWordsAndTheirOwnNumbers(languages: String, tag: String, short: String)
  {
    let source = languages.dropFirst().prefix(2)
    let files = files("source-language: \(source)\nlanguages: \(languages)\ninclude: [ratings]")
    #expect(text(tag, "ratings-count-short", "count=1200", in: files) == short)
  }

  @Test func anOwnTextOfAParentIsNearerThanWordsOfItsParent() {
    let own =
      "ratings-count: {one: '{count} voto', many: '{count} de votos', other: '{count} votos'}"
    let files = files(
      "source-language: es\nlanguages: [es, es-AR, es-419]\ninclude: [ratings]",
      ["Locales/es.yaml": "a: b", "Locales/es-419.yaml": own])
    #expect(text("es-AR", in: files) == "21 votos")
    #expect(text("es", in: files) == "21 valoraciones")
  }

  @Test func allLanguagesAreThoseWithWordsOrAFile() {
    let (swift, reports) = generated(
      files(
        "languages: all\ninclude: [ratings]",
        ["Locales/en.yaml": "title: Rate", "Locales/cy.yaml": "title: Graddio"]))
    #expect(swift.contains("case cy"))
    #expect(swift.contains("case zhHant"))
    #expect(reports.filter { !$0.contains("[key-missing]") } == [])
  }

  @Test func aStringCatalogIsAddedTo() {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"Title": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Titel"}}}}}, "version": "1.0"}
      """
    let files = files("messages: L.xcstrings\ninclude: [ratings]", ["L.xcstrings": catalog])
    let (swift, reports) = generated(files)
    #expect(reports == [])
    #expect(swift.contains("Titel"))
    #expect(text("de", in: files) == "21 Bewertungen")
    #expect(!swift.contains("оцен"))
    let notes = Run("validate", "--notes", "--quiet", files: files).output.joined()
    #expect(
      notes.split(separator: "\n").map { $0.prefix(21) } == [
        "plaudit.yaml:3:11: no", "plaudit.yaml:3:11: no",
      ])
    #expect(notes.contains("the texts in de are a draft"))
  }

  @Test func draftsAreToldOncePerLanguage() {
    let files = files("languages: [en, de]\ninclude: [ratings]")
    let run = Run("validate", "--notes", files: files)
    #expect(run.status == .success)
    let lines = run.output.joined().split(separator: "\n").map(String.init)
    for language in ["en", "de"] {
      #expect(
        lines.contains(
          "plaudit.yaml:3:11: note: the texts in \(language) are a draft: checked by rules, not by a "
            + "native reader; have one read them, then write state: reviewed [state-draft]"),
        "\(lines)")
    }
    #expect(lines.count == 4)
    #expect(lines.contains("0 errors, 0 warnings in 1 file"))
  }

  @Test func twoFilesOfOneLanguageAreAFaultAsEver() {
    let files = files(
      "include: [ratings]", ["Locales/en.yaml": "a: b", "Locales/en.yml": "a: c"])
    #expect(
      generated(files).reports == [
        "Locales/en.yml:1:1: error: Locales/en.yaml is the file of en already; keep one "
          + "[locale-duplicate]"
      ])
  }

  @Test func theLanguagesMustBeKnown() {
    let run = Run("generate", "plaudit.yaml", "--output", "o", files: files("include: [ratings]"))
    #expect(run.status == .faults)
    #expect(
      run.reports == [
        "plaudit.yaml:2:11: error: without locale files nothing tells the languages of the included "
          + "words; write `languages: [en, de]`, or `languages: all` [include-languages]"
      ])
  }

  @Test func aSourceLanguageWithoutWordsNeedsAFile() {
    let manifest = "source-language: cy\nlanguages: [cy, de]\ninclude: [ratings]"
    let run = Run("generate", "plaudit.yaml", "--output", "o", files: files(manifest))
    #expect(run.status == .faults)
    #expect(run.reports.joined().contains("the source language cy has no file"))
  }
}
