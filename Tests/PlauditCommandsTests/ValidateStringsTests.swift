import PlauditCommands
import Testing

struct ValidateStringsTests {
  private let project = [
    "App/en.lproj/Localizable.strings": """
    /* On the button. */
    "rate" = "Rate %@";
    "votes" = "%1$d of %2$d";
    "done";
    """,
    "App/ru.lproj/Localizable.strings": """
    "rate" = "Оценить %d";
    // plaudit:ignore argument-missing
    "votes" = "%1$d";
    "vote" = "голос";
    """,
    "App/ru.lproj/Main.strings": """
    /* Class = "UILabel"; text = "Hello"; ObjectID = "x-1"; */
    "x-1.text" = "";
    """,
    "App/Base.lproj/Main.storyboard": "<xml/>", "App/Loose.strings": "a = b",
    "App/mul.lproj/Menu.xcstrings": "{\"strings\": {}}", "App/en.lproj/._A.strings": "\0",
  ]

  private func lines(_ run: Run) -> [String] {
    run.output.flatMap { $0.split(separator: "\n").map(String.init) }
  }

  private let localizable = [
    "App/ru.lproj/Localizable.strings:1:1: warning: 1 of 3 messages is missing and shown in en: done "
      + "[key-missing]",
    "App/ru.lproj/Localizable.strings:1:19: error: %d takes a whole number, but the source passes a text "
      + "(%@); write %@ [argument-type]",
    "App/ru.lproj/Localizable.strings:4:1: warning: the source language has no message vote; did you "
      + "mean votes? [key-extra]",
  ]
  private let main =
    "App/ru.lproj/Main.strings:2:15: error: the text is empty; write it, or remove it so that another "
    + "language's is shown [empty]"

  @Test func foldersOfLanguagesAreFound() {
    let run = Run("validate", ".", files: MemoryFiles(project))
    #expect(run.status == .faults)
    #expect(Array(lines(run).prefix(4)) == localizable + [main])
    #expect(lines(run).contains("2 errors, 2 warnings in 4 files"))
  }

  @Test(arguments: [
    ("App/ru.lproj/Localizable.strings", false), ("App/en.lproj/Localizable.strings", false),
    ("App/ru.lproj", true), ("App/ru.lproj/", true), ("App/en.lproj", false),
  ])
  func aFileOrFolderStandsForItsTables(path: String, hasMain: Bool) {
    let run = Run("validate", path, "--quiet", files: MemoryFiles(project))
    #expect(lines(run) == localizable + (hasMain ? [main] : []))
  }

  @Test func aTableIsReadOnce() {
    let run = Run(
      "validate", "App", "App/ru.lproj", "App/en.lproj/Localizable.strings", "App/Loose.strings",
      files: MemoryFiles(project))
    #expect(lines(run).contains("3 errors, 2 warnings in 5 files"))
    #expect(
      lines(run).first
        == "App/Loose.strings:1:6: error: a semicolon is missing here; add ; [syntax]")
  }

  @Test func theCurrentFolderCanHaveTheLanguages() {
    let files = MemoryFiles(["en.lproj/A.strings": "a = b", "de.lproj/A.strings": "a = c;"])
    for path in [".", "en.lproj", "de.lproj/A.strings"] {
      #expect(lines(Run("validate", path, "--quiet", files: files)).count == 1, "\(path)")
    }
  }

  @Test func standardInput() {
    func output(_ text: String, _ options: String...) -> [String] {
      lines(Run(["validate", "-", "--quiet"] + options, files: MemoryFiles(["-": text])))
    }
    #expect(
      output("a = b", "--as", "strings")
        == ["<stdin>:1:6: error: a semicolon is missing here; add ; [syntax]"])
    #expect(
      output("a: {one: '{n} б', other: '{n} в'}", "--as", "yaml", "--source-language", "ru")
        .first?.hasSuffix("[plural-missing]") ?? false)
    let run = Run("validate", "-", "--as", "xml")
    #expect(run.status == .usage)
    #expect(
      run.reports.first?.contains("write one of xcstrings, xliff, strings, stringsdict, yaml")
        ?? false,
      "\(run.reports)")
  }

  @Test func whatCannotBeReadHidesNothing() {
    let files = MemoryFiles(project)
    files.unreadable = ["App/A.xcstrings", "App/de.lproj/Localizable.strings"]
    let run = Run("validate", "App", "--quiet", files: files)
    #expect(run.status == .usage)
    #expect(lines(run) == localizable + [main])
    #expect(
      run.reports == [
        "plaudit validate: App/de.lproj/Localizable.strings: no such file or folder",
        "plaudit validate: App/A.xcstrings: no such file or folder",
      ])
  }

  @Test func foldersInTooManyOthersAreTold() {
    let path = String(repeating: "d/", count: 40) + "en.lproj/A.strings"
    let run = Run("validate", ".", "--quiet", files: MemoryFiles([path: "a = b;"]))
    #expect(run.status == .usage)
    #expect(run.reports.count == 1 && run.reports[0].contains("too many other folders"))
  }

  @Test func manyFilesAreNamed() {
    var files: [String: String] = [:]
    for number in 0..<2_000 { files["l\(number).lproj/T.strings"] = "a = b;" }
    let run = Run(
      ["validate", "--quiet", "--only", "syntax"] + files.keys, files: MemoryFiles(files))
    #expect(run.status == .success && run.output == [], "\(run.output.prefix(1))")
  }

  @Test func manyFilesAreRead() {
    var files: [String: String] = [:]
    for number in 0..<2_000 {
      files["en.lproj/T\(number).strings"] = "a = b;"
      files["de.lproj/T\(number).strings"] = "a = c;"
    }
    #expect(
      Run("validate", ".", files: MemoryFiles(files)).output
        == ["0 errors, 0 warnings in 4000 files"])
  }
}
