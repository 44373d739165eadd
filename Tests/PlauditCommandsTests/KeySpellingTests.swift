import PlauditCommands
import Testing

/// Keys that look the same and are composed in two ways.
struct KeySpellingTests {
  private static let composed = "Caf\u{E9}"
  private static let apart = "Cafe\u{301}"

  private static func dictionary(_ keys: String...) -> String {
    let entries = keys.map { "<key>\($0)</key><string>a</string>" }.joined()
    return "<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
  }

  private static func units(_ ids: String...) -> String {
    let units = ids.map { id in
      "<trans-unit id=\"\(id)\"><source>a</source><target>b</target></trans-unit>"
    }
    return "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\"><body>"
      + units.joined(separator: "\n") + "</body></file></xliff>"
  }

  private static let projects: [(files: [String: String], place: String)] = [
    (
      ["a.xcstrings": "{\"strings\": {\"\(composed)\": {},\n\"\(apart)\": {}}}"],
      "a.xcstrings:2:1"
    ),
    (
      ["en.lproj/a.strings": "\"\(composed)\" = \"a\";\n\"\(apart)\" = \"b\";"],
      "en.lproj/a.strings:2:1"
    ),
    (
      [
        "en.lproj/a.strings": "\"\(composed)\" = \"a\";",
        "de.lproj/a.strings": "\"\(apart)\" = \"b\";",
      ], "de.lproj/a.strings:1:1"
    ),
    (["en.lproj/a.stringsdict": dictionary(composed, apart)], "en.lproj/a.stringsdict:1:66"),
    (
      [
        "en.lproj/a.stringsdict": dictionary(composed), "de.lproj/a.stringsdict": dictionary(apart),
      ], "de.lproj/a.stringsdict:1:33"
    ),
    (
      [
        "en.lproj/a.strings": "\"\(composed)\" = \"a\";",
        "en.lproj/a.stringsdict": dictionary(apart),
      ], "en.lproj/a.stringsdict:1:33"
    ),
    (["a.xliff": units(composed, apart)], "a.xliff:2:1"),
    (["a.xliff": units(composed + "|==|plural.one", apart + "|==|plural.other")], "a.xliff:2:1"),
    (
      ["Locales/en.yaml": "\(composed): a", "Locales/de.yaml": "\(apart): b"],
      "Locales/de.yaml:1:1"
    ),
  ]

  @Test(arguments: 0..<projects.count) func areTold(number: Int) {
    let (files, place) = Self.projects[number]
    let named = files.keys.first { $0.hasSuffix(".xliff") } ?? "."
    let run = Run("validate", named, "--quiet", files: MemoryFiles(files))
    let told = run.output.flatMap { $0.split(separator: "\n") }
      .filter { $0.hasSuffix("[key-normal-form]") }
    #expect(told.count == 1 && told[0].hasPrefix(place), "\(run.output)")
  }

  /// Plaudit takes both for one key.
  @Test func areOneKeyInALocaleFile() {
    let files = MemoryFiles(["Locales/en.yaml": "\(Self.composed): a\n\(Self.apart): b"])
    let run = Run("validate", "Locales", "--quiet", files: files)
    #expect(run.output.first?.hasSuffix("[key-duplicate]") ?? false, "\(run.output)")
  }
}
