import PlauditCommands
import Testing

struct AcceptTests {
  private func project(_ english: String = "Rate us", _ russian: String = "a: Оцените\n")
    -> MemoryFiles
  {
    MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\n",
      "Locales/en.yaml": "a: \(english)\nb: {one: 'x {n}', other: 'y {n}'}\n",
      "Locales/ru.yaml": russian,
      "Locales/de.yaml": "a: Bewerten\nb: {one: 'u {n}', other: 'v {n}'}\n",
    ])
  }

  private func outdated(_ files: MemoryFiles) -> [String] {
    Run("validate", "--only", "translation-outdated,lock-malformed", "--quiet", files: files).output
  }

  private func move(_ lock: MemoryFiles, to files: MemoryFiles) throws -> MemoryFiles {
    try files.write(lock.read("Locales/plaudit.lock"), to: "Locales/plaudit.lock")
    return files
  }

  @Test func aSourceThatChangesMakesItsTranslationsOutdated() throws {
    let files = project()
    #expect(outdated(files).isEmpty)
    #expect(
      Run("accept", files: files).output == ["Locales/plaudit.lock: 3 translations accepted"])
    #expect(outdated(files).isEmpty)
    let changed = try move(files, to: project("Write a review"))
    #expect(
      outdated(changed) == [
        """
        Locales/de.yaml:1:1: warning: the source text has changed since this translation was \
        accepted; correct it where needed, then run plaudit accept --locale de 'a' \
        [translation-outdated]
        Locales/ru.yaml:1:1: warning: the source text has changed since this translation was \
        accepted; correct it where needed, then run plaudit accept --locale ru 'a' \
        [translation-outdated]
        """
      ])
    #expect(Run("accept", "--locale", "ru", "a", files: changed).status == .success)
    #expect(outdated(changed).first?.contains("ru.yaml") == false)
    #expect(Run("accept", files: changed).status == .success)
    #expect(outdated(changed).isEmpty)
  }

  @Test func anotherNotationOfTheSameTextIsNoChange() throws {
    let files = project("'{n, plural, one {# vote} other {# votes}}'")
    _ = Run("accept", files: files)
    let other = try move(files, to: project("{one: '{n} vote', other: '{n} votes'}"))
    #expect(outdated(other).isEmpty)
    let quoted = try move(files, to: project("\"{n, plural, one {# vote} other {# votes}}\""))
    #expect(outdated(quoted).isEmpty)
  }

  @Test func whatIsGoneLeavesTheLockAndTheRestStays() throws {
    let files = project()
    _ = Run("accept", files: files)
    let all = try #require(files.text("Locales/plaudit.lock"))
    let fewer = try move(files, to: project("Rate us", "{}\n"))
    #expect(Run("accept", "--locale", "de", "b", files: fewer).status == .success)
    let lines = all.split(separator: "\n").filter { !$0.contains("\tru\t") }
    #expect(fewer.text("Locales/plaudit.lock") == lines.map { $0 + "\n" }.joined())
  }

  @Test func aStringCatalogHasItsLockBesideIt() {
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"Rate us": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Bewerten"}},
        "fr": {"stringUnit": {"state": "new", "value": "Rate us"}}}}}, "version": "1.0"}
      """#
    let files = MemoryFiles(["App/L.xcstrings": catalog])
    #expect(
      Run("accept", "--in", "App/L.xcstrings", files: files).output
        == ["App/L.xcstrings.lock: 1 translation accepted"])
    let lock = files.text("App/L.xcstrings.lock") ?? ""
    #expect(lock.split(separator: "\n").last?.hasPrefix("Rate us\tde\t") == true)
    #expect(Run("validate", "App", files: files).status == .success)
  }

  @Test func slipsAreToldAndNothingIsWritten() {
    for words in [["nope"], ["--locale", "pl"], ["--in", "Locales/x.txt"]] {
      let files = project()
      #expect(Run(["accept"] + words, files: files).status == .usage)
      #expect(files.written.isEmpty)
    }
    let broken = project("{n, plural")
    #expect(Run("accept", files: broken).status == .faults)
    #expect(broken.written.isEmpty)
  }

  @Test func aBrokenLockIsToldAndKept() throws {
    let files = project()
    try files.write(Array("<<<<<<< ours\n".utf8), to: "Locales/plaudit.lock")
    #expect(
      outdated(files) == [
        """
        Locales/plaudit.lock:1:1: error: a mark of a merge conflict; keep the lines of both sides \
        and remove the marks [lock-malformed]
        """
      ])
    #expect(Run("accept", files: files).status == .faults)
    #expect(files.text("Locales/plaudit.lock") == "<<<<<<< ours\n")
  }
}
