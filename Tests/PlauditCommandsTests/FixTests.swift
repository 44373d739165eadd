import PlauditCommands
import Testing

struct FixTests {
  private let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Rate" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Bewerten " } },
            "zh_hans" : { "stringUnit" : { "state" : "translated", "value" : "评分" } }
          }
        },
        "photos" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@total@" },
              "substitutions" : { "total" : { "argNum" : 1, "formatSpecifier" : "lld",
                "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg photo" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg photos" } } } } } }
            },
            "fr" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@Total@" },
              "substitutions" : { "total" : { "argNum" : 1, "formatSpecifier" : "lld",
                "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg photo" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg photos" } } } } } }
            }
          }
        }
      },
      "version" : "1.0"
    }

    """#

  private var mended: String {
    catalog.replacing("Bewerten ", with: "Bewerten").replacing("zh_hans", with: "zh-Hans")
      .replacing("#@Total@", with: "#@total@")
  }

  @Test func aStringCatalogIsMendedAndNothingElseChanges() {
    let files = MemoryFiles(["L.xcstrings": catalog])
    let shown = Run("fix", "L.xcstrings", files: files)
    #expect(shown.status == .success && files.written.isEmpty)
    let lines = shown.output.joined().split(separator: "\n")
      .filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
    #expect(lines.count == 8, "\(lines)")
    #expect(Run("fix", "L.xcstrings", "--write", files: files).status == .success)
    #expect(files.text("L.xcstrings") == mended)
    #expect(Run("fix", "L.xcstrings", files: files).output == ["nothing to mend"])
  }

  @Test func millionsAreCopiedOnRequest() {
    let files = MemoryFiles(["L.xcstrings": mended])
    #expect(Run("fix", "--write", files: MemoryFiles(["L.xcstrings": mended])).status == .usage)
    #expect(Run("fix", "L.xcstrings", "--millions", "--write", files: files).status == .success)
    let text = files.text("L.xcstrings") ?? ""
    #expect(text.components("\"many\"") == 1)
    #expect(
      Run(
        "validate", "L.xcstrings", "--only", "plural-missing-million", "--notes", "--quiet",
        files: files
      )
      .output.isEmpty)
  }

  @Test func localeFilesAreMended() {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1}\n",
      "Locales/en.yaml": "a: Rate\nb: ' of '\nc: {one: '{n} vote', other: '{n} votes'}\n",
      "Locales/fr.yaml":
        "# head\r\na: 'Noter '  # why\r\nb: de\r\nc: {one: '{n} vote', other: ' {n} votes'}\r\n",
    ])
    #expect(Run("fix", "--write", "--millions", files: files).status == .success)
    #expect(
      files.text("Locales/fr.yaml")
        == "# head\r\na: \"Noter\"  # why\r\nb: \" de \"\r\n"
        + "c: {one: '{n} vote', many: \"{n} votes\", other: \"{n} votes\"}\r\n")
    #expect(files.written == ["Locales/fr.yaml"])
    #expect(Run("validate", "--strict", "--quiet", files: files).output.isEmpty)
  }

  /// Half of the work is not done where a folder cannot be looked into.
  @Test(arguments: [
    ["fix", ".", "--write"], ["accept", "--in", "."], ["preview", "."],
    ["export", ".", "--to", "yaml", "--output", "Out"], ["import", ".", "--into", "L.xcstrings"],
  ])
  func whatCannotBeLookedIntoIsTold(_ words: [String]) {
    let deep = String(repeating: "a/", count: 40)
    let files = MemoryFiles(["L.xcstrings": catalog, deep + "M.xcstrings": catalog])
    let run = Run(words, files: files)
    #expect(run.status == .usage && files.written.isEmpty, "\(run.output)")
    #expect(run.reports.contains { $0.contains("a/a/a") }, "\(run.reports)")
  }

  @Test func filesWithFaultsStayAsTheyAre() {
    let broken = MemoryFiles(["L.xcstrings": "{\"strings\": {\"a\": {}, \"a\": {}}}"])
    #expect(Run("fix", "L.xcstrings", "--write", files: broken).status == .faults)
    #expect(broken.written.isEmpty)
  }
}

extension String {
  fileprivate func components(_ word: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
