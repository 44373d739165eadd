import PlauditCommands
import Testing

struct ExportTests {
  private let project = [
    "plaudit.yaml": "app: {id: 1, name: Nine}\n",
    "Locales/en.yaml": "days: {one: \"# day\", other: \"# days\"}\nhi: \"Hi {name}, {app}\"\n",
    "Locales/ru.yaml": "state: draft\nhi: \"Привет, {name}, {app}\"\n",
  ]

  @Test(arguments: [
    ("xcstrings", ["out/Localizable.xcstrings"]), ("xliff", ["out/ru.xliff"]),
    (
      "stringsdict",
      [
        "out/en.lproj/Localizable.strings", "out/en.lproj/Localizable.stringsdict",
        "out/ru.lproj/Localizable.strings",
      ]
    ), ("yaml", ["out/en.yaml", "out/ru.yaml"]),
  ])
  func everyFormat(format: String, expected: [String]) {
    let files = MemoryFiles(project)
    let run = Run("export", "--to", format, "--output", "out", files: files)
    #expect(run.status == .success)
    #expect(run.reports == [])
    #expect(files.written == expected)
    #expect(
      run.output == [
        "out: \(expected.count) file\(expected.count == 1 ? "" : "s") written, nothing lost"
      ])
    // A file of texts has no name of an app; only the manifest beside it does.
    if format == "yaml" {
      #expect(files.text("out/ru.yaml") == project["Locales/ru.yaml"])
    } else {
      #expect(Run("validate", "out", files: files).status == .success)
    }
  }

  @Test func draftsNeedReview() {
    let files = MemoryFiles(project)
    _ = Run("export", "plaudit.yaml", "--to", "xcstrings", "--output", "X.xcstrings", files: files)
    #expect(files.text("X.xcstrings")?.contains(#""state" : "needs_review""#) ?? false)
    #expect(files.text("X.xcstrings")?.contains("Привет, %@, Nine") ?? false)
  }

  @Test func lossesAreToldAndCounted() {
    let files = MemoryFiles([
      "Locales/en.yaml": "a: \"{n, selectordinal, one {#st} other {#th}}\"\nb: B\n",
      "Locales/de.yaml": "b: \"{x, select, y {Y} other {Z}}\"\n",
    ])
    let run = Run("export", "Locales", "--to", "xliff", "--output", "out", files: files)
    #expect(run.status == .success)
    #expect(run.output == ["out: 1 file written, 2 things lost"])
    #expect(run.reports.count == 2)
    #expect(run.reports.contains { $0.hasPrefix("lost: a (en): a plural by rank") })
    #expect(run.reports.contains { $0.hasPrefix("lost: b (de): a select on {x}") })
  }

  @Test func whatTheSourceLosesIsToldOnce() {
    let files = MemoryFiles([
      "Locales/en.yaml": "a: \"{x, select, y {Y} other {Z}}\"\n", "Locales/de.yaml": "a: A\n",
      "Locales/fr.yaml": "a: A\n",
    ])
    let run = Run("export", "Locales", "--to", "xliff", "--output", "out", files: files)
    #expect(run.reports.count == 1)
    #expect(files.written.count == 2)
  }

  @Test func oneLanguage() {
    let files = MemoryFiles(project)
    let run = Run("export", "--to", "yaml", "--locale", "ru", "--output", "vi.yaml", files: files)
    #expect(run.status == .success)
    #expect(files.written == ["vi.yaml"])
    #expect(
      Run("export", "--to", "yaml", "--locale", "xx", "--output", "o", files: files).status
        == .usage)
  }

  @Test func whatIsReadIsNeverWrittenOver() {
    let files = MemoryFiles(project)
    for output in ["Locales", "./Locales/"] {
      let run = Run("export", "--to", "yaml", "--output", output, files: files)
      #expect(run.status == .usage)
      #expect(run.reports.first?.contains("nothing is written") ?? false)
    }
    #expect(files.written.isEmpty)
  }

  @Test func filesWithFaultsAreNotExported() {
    let files = MemoryFiles(["plaudit.yaml": "app: {id: 1}", "Locales/en.yaml": "a: \"{\"\nb: B\n"])
    let run = Run("export", "--to", "xliff", "--output", "out", files: files)
    #expect(run.status == .faults)
    #expect(run.reports.count == 1)
    #expect(files.written.isEmpty)
  }

  @Test(arguments: [
    ["--to", "xliff"], ["--output", "x"], ["--to", "doc", "--output", "x"],
    ["--to", "yaml", "--output", "one.yaml"], ["--to", "stringsdict", "--output", "x.stringsdict"],
    ["empty", "--to", "yaml", "--output", "x"],
  ])
  func commandLinesThatMakeNoSense(words: [String]) {
    let files = MemoryFiles(project.merging(["empty/x": ""]) { first, _ in first })
    let run = Run(["export"] + words, files: files)
    #expect(run.status == .usage, "\(run.reports)")
    #expect(files.written.isEmpty)
  }

  @Test func theSourceLanguageIsInPlaceOfTheManifests() {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\nsource-language: en", "Locales/en.yaml": "a: b",
      "Locales/de.yaml": "a: c",
    ])
    let words = ["export", "plaudit.yaml", "--source-language", "de", "--to", "xliff"]
    _ = Run(words + ["--output", "out"], files: files)
    #expect(files.written == ["out/en.xliff"])
    #expect(files.text("out/en.xliff")?.contains(#"source-language="de""#) ?? false)
  }
}
