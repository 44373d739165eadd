import Foundation
import PlauditCommands
import Testing

struct ImportTests {
  private func project(_ russian: String = "votes: {one: '{n} голос', other: '{n} голоса'}\n")
    -> MemoryFiles
  {
    MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\n",
      "Locales/en.yaml": "rate: Rate it\nvotes: {one: '{n} vote', other: '{n} votes'}\n",
      "Locales/ru.yaml": "# ours\n" + russian,
    ])
  }

  private func adding(_ files: MemoryFiles, _ path: String, _ text: String) throws -> MemoryFiles {
    try files.write(Array(text.utf8), to: path)
    return files
  }

  private let change = """
    changes:
      language: ru
      messages:
        votes:
          was: {one: "{n} голос", other: "{n} голоса"}
          text: {one: "{n} голос", few: "{n} голоса", many: "{n} голосов", other: "{n} голоса"}
          question: "Votes of whom?"
        rate:
          text: "Оцените"
          right: {untranslated: "It is right"}
    """

  @Test func aChangeFileIsMergedAndItsQuestionsAreTold() throws {
    let files = try adding(project(), "saved.yaml", change)
    let run = Run("import", "saved.yaml", "--into", "Locales", files: files)
    #expect(run.status == .success, "\(run.output) \(run.reports)")
    #expect(
      files.text("Locales/ru.yaml") == """
        # ours
        votes: {one: '{n} голос', few: "{n} голоса", many: "{n} голосов", other: '{n} голоса'}
        # plaudit:ignore untranslated: It is right
        rate: "Оцените"

        """, "\(files.text("Locales/ru.yaml") ?? "")")
    #expect(run.output.contains { $0.contains("Votes of whom?") })
    #expect(run.output.last == "2 taken, 0 the same, 0 in conflict")
    // What a person has looked at is accepted.
    #expect(files.text("Locales/plaudit.lock")?.contains("votes\tru\t") == true)
    let again = Run("import", "saved.yaml", "--into", "Locales", files: files)
    #expect(again.output.last == "0 taken, 2 the same, 0 in conflict", "\(again.output)")
  }

  @Test func whatBothHaveChangedIsAConflictAndStays() throws {
    let ours = "votes: {one: '{n} г.', other: '{n} гг.'}\n"
    let files = try adding(project(ours), "saved.yaml", change)
    let run = Run("import", "saved.yaml", "--into", "plaudit.yaml", files: files)
    #expect(run.status == .faults)
    #expect(run.reports.contains { $0.hasPrefix("conflict: ru votes: both have changed") })
    #expect(files.text("Locales/ru.yaml")?.hasPrefix("# ours\n" + ours) == true)
    #expect(
      Run("import", "saved.yaml", "--into", "Locales", "--theirs", files: files).status == .success)
    #expect(files.text("Locales/ru.yaml")?.contains("голосов") == true)
  }

  @Test func aDryRunWritesNothing() throws {
    let files = try adding(project(), "saved.yaml", change)
    let count = files.written.count
    let run = Run("import", "saved.yaml", "--into", "Locales", "--dry-run", files: files)
    #expect(run.output.last == "2 taken, 0 the same, 0 in conflict; nothing is written")
    #expect(files.written.count == count)
  }

  private let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "rate" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Rate it" } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Noter" } }
          }
        },
        "votes" : {
          "localizations" : {
            "en" : {
              "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld vote" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld votes" } } } }
            },
            "fr" : {
              "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld voix {a}" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld voix's" } } } }
            }
          }
        }
      },
      "version" : "1.0"
    }

    """#

  @Test func aStringCatalogBecomesLocaleFiles() throws {
    let files = try adding(project(), "L.xcstrings", catalog)
    let run = Run("import", "L.xcstrings", "--into", "Locales", files: files)
    #expect(run.status == .success, "\(run.output) \(run.reports)")
    let french = files.text("Locales/fr.yaml") ?? ""
    #expect(french.contains("rate: \"Noter\"") && french.contains("{n} voix"), "\(french)")
    // With no base nothing of ours is overwritten; with one it shows who changed a text.
    let changed = try adding(files, "M.xcstrings", catalog.replacing("Noter", with: "Notez"))
    #expect(Run("import", "M.xcstrings", "--into", "Locales", files: changed).status == .faults)
    #expect(
      Run("import", "M.xcstrings", "--into", "Locales", "--base", "L.xcstrings", files: changed)
        .status == .success)
    #expect(files.text("Locales/fr.yaml")?.contains("rate: \"Notez\"") == true)
  }

  @Test func localeFilesAndChangeFilesGoIntoAStringCatalog() throws {
    let files = try adding(project(), "L.xcstrings", catalog)
    let run = Run("import", "Locales/ru.yaml", "--into", "L.xcstrings", files: files)
    #expect(run.status == .success, "\(run.output) \(run.reports)")
    let text = files.text("L.xcstrings") ?? ""
    #expect(text.contains("\"%lld голос\"") && text.contains("\"ru\" : {"), "\(text)")
    let change = """
      changes:
        language: fr
        messages:
          rate: {was: "Noter", text: "Notez 100 %", right: {untranslated: "yes"}}
      """
    _ = try adding(files, "saved.yaml", change)
    let merged = Run("import", "saved.yaml", "--into", "L.xcstrings", files: files)
    #expect(merged.status == .success, "\(merged.output) \(merged.reports)")
    #expect(files.text("L.xcstrings")?.contains("Notez 100 %") == true)
    #expect(files.text("L.xcstrings")?.contains("[plaudit:ignore untranslated] yes") == true)
    // The same comes again.
    let again = Run("import", "L.xcstrings", "--into", "L.xcstrings", files: files)
    #expect(again.output.last?.hasPrefix("0 taken") == true)
  }

  @Test(arguments: [
    "changes: {language: xx yy, messages: {}}", "changes: {language: ru, messages: [a]}",
    "changes: {language: ru, messages: {votes: {txt: a}}}",
    "changes: {language: ru, messages: {votes: {text: {nope: a}}}}",
    "changes: {language: ru, messages: {votes: {right: {no-check: a}}}}",
  ]) func faultsInAChangeFileAreToldAndNothingIsWritten(_ text: String) throws {
    let files = try adding(project(), "saved.yaml", text)
    let count = files.written.count
    let run = Run("import", "saved.yaml", "--into", "Locales", files: files)
    #expect(run.status == .faults && run.reports.contains { $0.contains("saved.yaml:1:") })
    #expect(files.written.count == count)
  }

  @Test func slipsOnTheCommandLineAreTold() throws {
    let files = try adding(project(), "saved.yaml", change)
    for words in [
      ["saved.yaml"], ["--into", "Locales"], ["saved.yaml", "--into", "nowhere"],
      ["saved.yaml", "--into", "Locales", "--base", "saved.yaml", "--theirs"],
    ] {
      #expect(Run(["import"] + words, files: files).status == .usage, "\(words)")
    }
    let unknown = try adding(
      files, "saved.yaml", "changes: {language: ru, messages: {nope: {text: a}}}")
    #expect(Run("import", "saved.yaml", "--into", "Locales", files: unknown).status == .faults)
  }
}

/// What a review of imports has found.
struct ImportedStateTests {
  @Test func whatComesBackUnchangedAcceptsNothing() throws {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\n", "Locales/en.yaml": "a: Rate us\n",
      "Locales/de.yaml": "a: Bewerten\n",
    ])
    #expect(Run("accept", files: files).status == .success)
    try files.write(Array("a: Write a review\n".utf8), to: "Locales/en.yaml")
    #expect(
      Run("export", "plaudit.yaml", "--to", "xliff", "--output", "Out", files: files).status
        == .success)
    let outdated = ["validate", "--only", "translation-outdated", "--quiet"]
    let before = Run(outdated, files: files).output
    #expect(!before.isEmpty)
    #expect(
      Run("import", "Out", "--into", "plaudit.yaml", files: files).output
        == ["0 taken, 1 the same, 0 in conflict"])
    #expect(Run(outdated, files: files).output == before)
    // What is taken is for the source as it is.
    let xliff = try #require(files.text("Out/de.xliff"))
    try files.write(
      Array(xliff.replacing("Bewerten", with: "Rezension schreiben").utf8), to: "Out/de.xliff")
    #expect(
      Run("import", "Out", "--into", "plaudit.yaml", "--theirs", files: files).status == .success)
    #expect(Run(outdated, files: files).output.isEmpty)
  }

  @Test func aBrokenLockIsToldAndNothingIsWritten() throws {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\n", "Locales/en.yaml": "a: Rate us\n",
      "Locales/plaudit.lock": "<<<<<<< ours\n",
      "saved.yaml": "changes: {language: de, messages: {a: {text: Bewerten}}}\n",
    ])
    let run = Run("import", "saved.yaml", "--into", "plaudit.yaml", files: files)
    #expect(run.status == .faults && files.written.isEmpty)
    #expect(run.reports.contains { $0.contains("[lock-malformed]") })
  }

  @Test func variationsByWidthBecomeTheWidestInAStringCatalog() throws {
    func plist(_ entry: String) -> String {
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>title</key>\(entry)</dict></plist>\n"
    }
    let widths =
      "<dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>Kurz</string>"
      + "<key>20</key><string>Recht lang</string></dict></dict>"
    let files = MemoryFiles([
      "L.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"title": {"comment": "c"}}, "version": "1.0"}"#,
      "en.lproj/L.stringsdict": plist(widths), "de.lproj/L.stringsdict": plist(widths),
    ])
    let run = Run("import", "de.lproj", "--into", "L.xcstrings", files: files)
    #expect(run.status == .success, "\(run.output) \(run.reports)")
    #expect(run.reports.contains { $0.contains("variations by width cannot be held") })
    let text = files.text("L.xcstrings") ?? ""
    #expect(text.contains("Recht lang") && !text.contains("Kurz"), "\(text)")
    // The same again is the same.
    #expect(
      Run("import", "de.lproj", "--into", "L.xcstrings", files: files).output.last
        == "0 taken, 1 the same, 0 in conflict")
  }
}

/// What is exported and comes back untouched changes nothing.
struct ExportAndImportTests {
  private let folder = "Examples/Immigration/Sources/Immigration/"

  private func example() throws -> MemoryFiles {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: folder)
    var files: [String: String] = [:]
    for path in ["plaudit.yaml"]
      + (try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Locales").path()))
      .map({ "Locales/" + $0 })
    {
      files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    return MemoryFiles(files)
  }

  @Test(arguments: ["xcstrings", "xliff", "stringsdict", "yaml"])
  func theExampleIsAsBefore(_ format: String) throws {
    let files = try example()
    let before = files.files
    let output = format == "xcstrings" ? "Out.xcstrings" : "Out"
    let export = Run(
      "export", "plaudit.yaml", "--to", format, "--output", output, files: files)
    #expect(export.status == .success, "\(export.reports)")
    let run = Run("import", output, "--into", "plaudit.yaml", files: files)
    #expect(run.status == .success, "\(run.output) \(run.reports)")
    #expect(run.output.last?.hasPrefix("0 taken") == true, "\(run.output)")
    for (path, bytes) in before { #expect(files.files[path] == bytes, "\(path)") }
  }

  @Test(arguments: ["xcstrings", "xliff", "stringsdict", "yaml"])
  func aStringCatalogIsAsBefore(_ format: String) throws {
    let files = try example()
    #expect(
      Run("export", "plaudit.yaml", "--to", "xcstrings", "--output", "L.xcstrings", files: files)
        .status == .success)
    let before = files.text("L.xcstrings")
    let output = format == "xcstrings" ? "Out.xcstrings" : "Out"
    #expect(
      Run("export", "L.xcstrings", "--to", format, "--output", output, files: files).status
        == .success)
    let run = Run("import", output, "--into", "L.xcstrings", files: files)
    #expect(run.status == .success, "\(run.output) \(run.reports)")
    #expect(files.text("L.xcstrings") == before)
  }
}
