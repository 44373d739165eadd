import Foundation
import PlauditCommands
import Testing

struct GenerateTests {
  private let manifest = "app: {id: 1, name: App}\n"

  @Test func writesOnceAndOnlyWhatChanges() throws {
    let files = MemoryFiles(["plaudit.yaml": manifest, "Locales/en.yaml": "a: text"])
    #expect(Run("generate", "plaudit.yaml", "--output", "o.swift", files: files).status == .success)
    #expect(files.written == ["o.swift"])
    #expect(files.text("o.swift")?.contains("var a: String") ?? false)
    #expect(Run("generate", "plaudit.yaml", "--output", "o.swift", files: files).status == .success)
    #expect(files.written == ["o.swift"])
  }

  @Test func checkWritesNothing() {
    let files = MemoryFiles(["plaudit.yaml": manifest])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", "--check", files: files)
    #expect(run.status == .faults)
    #expect(
      run.reports == [
        "o.swift: error: not what plaudit.yaml generates; run plaudit generate"
      ])
    #expect(files.written.isEmpty)
  }

  @Test(arguments: [
    "plaudit.yaml", "./plaudit.yaml", "Locales/en.yaml", "Locales/fr.yml", "t.mustache",
    "Templates/Links.mustache",
  ])
  func noInputIsOverwritten(output: String) {
    let files = MemoryFiles([
      "plaudit.yaml": manifest + "languages: [en]", "Locales/en.yaml": "a: text",
      "Locales/fr.yml": "a: text", "Templates/Links.mustache": "", "t.mustache": "text",
    ])
    let run = Run(
      "generate", "plaudit.yaml", "--output", output, "--template", "t.mustache", files: files)
    #expect(run.status == .usage)
    #expect(
      run.reports == ["plaudit generate: \(output): the output is one of the input files"])
    #expect(files.written.isEmpty)
  }

  @Test func aFileThatCannotBeReadHidesNoFaults() {
    let files = MemoryFiles(["plaudit.yaml": "app: {id: x}\n", "Locales/ru.yaml": "a: ["])
    files.unreadable = ["Locales/en.yaml", "Locales/fr.yaml"]
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(run.status == .usage)
    #expect(run.reports.count == 3)
    #expect(run.reports[0].hasPrefix("Locales/ru.yaml:1:4: error: "))
    #expect(run.reports[1].hasPrefix("plaudit.yaml:1:11: error: "))
    #expect(run.reports[2] == "plaudit generate: Locales/en.yaml: no such file or folder")
    #expect(
      Run("render", "--locale", "en", "--manifest", "plaudit.yaml", "a", files: files).reports.count
        == 3)
  }

  @Test func allFaultsAreToldInOneRunAndNothingIsWritten() {
    let files = MemoryFiles([
      "plaudit.yaml": """
      app: {id: id5, nam: App}
      storefronts: [us, us, uk, US]
      source-language: e
      languages: [en, EN, x_y_]
      messages: Texts
      generate: {access: open, links: 1st}
      colour: red
      """
    ])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(run.status == .faults)
    #expect(run.reports.count >= 10, "\(run.reports)")
    let form = /plaudit\.yaml:\d+:\d+: error: .+ \[[a-z-]+\]/
    for report in run.reports { #expect(report.wholeMatch(of: form) != nil, "\(report)") }
    #expect(files.written.isEmpty)
  }

  @Test func faultsOfEveryFileAreToldTogether() {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: x}\n", "Locales/en.yaml": "a: {one: x}", "Locales/ru.yaml": "a: [",
    ])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    let paths = Set(run.reports.map { String($0.prefix { $0 != ":" }) })
    #expect(paths == ["plaudit.yaml", "Locales/ru.yaml"])
    #expect(run.status == .faults)
  }

  @Test func findingsWarnAndTheLanguageFallsBack() {
    let files = MemoryFiles([
      "plaudit.yaml": manifest, "Locales/en.yaml": "a: {one: '{count} x', other: '{count} y'}",
      "Locales/ru.yaml": "a: {one: '{n} x', other: '{n} y'}\nb: more",
    ])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(run.status == .success)
    #expect(
      run.reports.contains { $0.contains("warning: the source language has no argument {n}") })
    #expect(run.reports.contains { $0.contains("the source language has no message b") })
    #expect(run.reports.allSatisfy { $0.contains(": warning: ") })
  }

  @Test func anAppWithoutMessagesHasLinks() {
    let files = MemoryFiles(["plaudit.yaml": manifest])
    #expect(Run("generate", "plaudit.yaml", "--output", "o.swift", files: files).status == .success)
    #expect(files.text("o.swift")?.contains("StoreText") == false)
  }

  @Test func templatesOfTheUserTakeTheProductsPlace() {
    let files = MemoryFiles([
      "app/plaudit.yaml": manifest, "app/Locales/en.yaml": "a: 'say \"hi\"'",
      "app/Templates/Links.mustache": "// links of {{#links}}{{{name}}}{{/links}}\n",
      "mine.mustache":
        "{{>Links}}\n{{#texts}}{{#accessors}}let {{name}} = \"{{key}}\"\n{{/accessors}}{{/texts}}",
      "bad.mustache": "{{#a}}\n",
    ])
    let run = Run(
      "generate", "app/plaudit.yaml", "--output", "o", "--template", "mine.mustache", files: files)
    #expect(run.status == .success, "\(run.reports)")
    #expect(files.text("o") == "// links of StoreLink\nlet a = \"a\"\n")
    let bad = Run(
      "generate", "app/plaudit.yaml", "--output", "o", "--template", "bad.mustache", files: files)
    #expect(bad.status == .faults)
    #expect(bad.reports.first?.hasPrefix("bad.mustache:1:1: error: ") ?? false, "\(bad.reports)")
  }

  @Test func partialsThatAreMissingAreTold() {
    let files = MemoryFiles([
      "plaudit.yaml": manifest, "t.mustache": "{{>Links}}\n{{>Link}} {{>Zzzzzz}}\n",
    ])
    let run = Run(
      "generate", "plaudit.yaml", "--output", "o", "--template", "t.mustache", files: files)
    #expect(
      run.reports == [
        "t.mustache:2:1: error: there is no partial 'Link': did you mean 'Links'? [template]",
        "t.mustache:2:11: error: there is no partial 'Zzzzzz': write Templates/Zzzzzz.mustache "
          + "[template]",
      ])
    #expect(run.status == .faults)
  }

  @Test func collidingNamesTellBothPlaces() {
    let files = MemoryFiles([
      "plaudit.yaml": manifest,
      "Locales/en.yaml": "a-b: x\naB: y\nc: z\nc.d: z\nlanguage: x\n'?': x\n",
    ])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(
      run.reports == [
        "Locales/en.yaml:2:1: error: this key and a-b at Locales/en.yaml:1:1 would both be the Swift "
          + "name aB; rename one [identifier-collision]",
        "Locales/en.yaml:4:1: error: this key and c at Locales/en.yaml:3:1 would both be the Swift "
          + "name c; rename one [identifier-collision]",
        "Locales/en.yaml:5:1: error: the key language would be the Swift name language, which the "
          + "generated type has already; rename the key [identifier-collision]",
        "Locales/en.yaml:6:1: error: the key ? has no letter or digit to make a Swift name of; "
          + "rename it [identifier-empty]",
      ])
  }

  /// Groups whose types have one name, or a type and a member: none would compile.
  @Test(arguments: [
    ("ß.a: x\nsS.a: y\n", "SSTexts"), ("1.a: x\n1Texts: y\n", "_1Texts"),
    ("数Texts: x\n数.a: y\n", "数Texts"),
    ("数Options: x\n数: '{a, select, b {x} other {y}}'\n", "数Options"),
  ])
  func typesOfGroupsCollideToo(keys: String, name: String) {
    let files = MemoryFiles(["plaudit.yaml": manifest, "Locales/en.yaml": keys])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(run.status == .faults)
    #expect(run.reports.count == 1)
    #expect(run.reports[0].hasPrefix("Locales/en.yaml:2:1: error: "))
    #expect(run.reports[0].contains("the Swift name \(name);"), "\(run.reports)")
  }

  @Test func typesOfOptionsCollideToo() {
    let select = ", select, b {x} other {y}}"
    let files = MemoryFiles([
      "plaudit.yaml": manifest, "Locales/en.yaml": "a: '{ß\(select) {sS\(select)'\n",
    ])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(
      run.reports == [
        "Locales/en.yaml:1:1: error: the options of {ß} and {sS} would both be the Swift type SS; "
          + "rename one [identifier-collision]"
      ])
  }

  /// `enum Type` and `enum String: String` are no Swift.
  @Test(arguments: ["type", "string", "any", "sendable"])
  func optionsHavePossibleTypes(argument: String) {
    let files = MemoryFiles([
      "plaudit.yaml": manifest,
      "Locales/en.yaml": "a: '{\(argument), select, b {x} other {y}}'\n",
    ])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(run.status == .success)
    let type = argument.capitalized + "_"
    #expect(files.text("o.swift")?.contains("enum \(type): String") ?? false)
    #expect(files.text("o.swift")?.contains("(_ \(argument): AOptions.\(type))") ?? false)
  }

  @Test func languagesWithOneNameCollide() {
    let files = MemoryFiles([
      "plaudit.yaml": manifest, "Locales/en.yaml": "a: x", "Locales/en-x-1-2.yaml": "a: x",
      "Locales/en-x-12.yaml": "a: x",
    ])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(
      run.reports == [
        "Locales/en-x-12.yaml:1:1: error: the languages en-x-1-2 and en-x-12 would both be the Swift "
          + "name enX12; leave one out [identifier-collision]"
      ])
  }

  @Test func keysHaveAtMost16Parts() {
    let parts = (1...17).map { "a\($0)" }
    func reports(_ count: Int) -> [String] {
      let key = parts.prefix(count).joined(separator: ".")
      let files = MemoryFiles(["plaudit.yaml": manifest, "Locales/en.yaml": "b: x\n\(key): x"])
      return Run("generate", "plaudit.yaml", "--output", "o.swift", files: files).reports
    }
    #expect(reports(16).isEmpty)
    #expect(reports(17).count == 1)
    #expect(
      reports(17).first?.hasPrefix("Locales/en.yaml:2:1: error: this key has more than") ?? false)
  }

  @Test func whatIsTooManyIsToldAtItsMessage() {
    let words = ["", " percent", " sign-always", " group-off"]
    let styles = (1...9).flatMap { digits in
      words.flatMap { first in
        ["", " compact-short"].map { "::." + String(repeating: "0", count: digits) + first + $0 }
      }
    }
    let texts = styles.map { "{n, number, \($0)}" }.joined(separator: " ")
    let files = MemoryFiles([
      "plaudit.yaml": manifest, "Locales/en.yaml": "a: x\nb: '\(texts)'\n",
    ])
    let run = Run("generate", "plaudit.yaml", "--output", "o.swift", files: files)
    #expect(
      run.reports == [
        "Locales/en.yaml:2:1: error: more than 63 number styles in all messages; use fewer "
          + "[number-style]"
      ])
  }
}
