import PlauditCommands
import Testing

/// What a manifest and a catalogue name never leads out of the folder that is read or written.
struct HostilePathTests {
  private static let paths = [
    "../known.json", "/etc/passwd", "a/../../known.json", "..", "./../x", "a/..", "/",
  ]

  @Test(arguments: paths) func baselinesLieBesideTheManifest(path: String) {
    let files = MemoryFiles([
      "app/plaudit.yaml": "app: {id: 1}\nvalidate: {baseline: \"\(path)\"}\n",
      "app/Locales/en.yaml": "a: b\n", "known.json": "{\"version\": 1, \"findings\": []}",
    ])
    let run = Run("validate", "app/plaudit.yaml", files: files)
    #expect(run.status == .faults)
    #expect(run.output.contains { $0.contains("`\(path)`") && $0.contains("[path-outside]") })
  }

  @Test(arguments: paths.map { $0 + ".xcstrings" } + ["../Localizable.xcstrings", "Locales/../x"])
  func messagesLieBesideTheManifest(path: String) {
    let files = MemoryFiles([
      "app/plaudit.yaml": "app: {id: 1}\nmessages: \"\(path)\"\n",
      "Localizable.xcstrings": "{\"strings\": {}}",
    ])
    let run = Run("validate", "app/plaudit.yaml", files: files)
    if path.contains("/") {
      #expect(run.output.contains { $0.contains("[messages-folder]") }, "\(run.output)")
    }
    #expect(run.status != .success)
  }

  @Test(arguments: ["xliff", "stringsdict", "yaml", "xcstrings"])
  func exportsStayInTheirFolder(format: String) {
    let hostile = ["../../taken", "/etc/taken", "a/b", "..", ".", "a\\u0000b", "", "~"]
    let texts = hostile.map { "\"\($0)\": {\"stringUnit\": {\"value\": \"x\"}}" }
    let catalog =
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {"
      + "\"en\": {\"stringUnit\": {\"value\": \"k\"}}, \"de\": {\"stringUnit\": {\"value\": \"d\"}}, "
      + texts.joined(separator: ", ") + "}}}}"
    let files = MemoryFiles(["a.xcstrings": catalog])
    let run = Run("export", "a.xcstrings", "--to", format, "--output", "out", files: files)
    #expect(run.status == .success, "\(run.reports)")
    let names: Set<String> = [
      "out/de.xliff", "out/en.lproj/a.strings", "out/de.lproj/a.strings", "out/en.yaml",
      "out/de.yaml", "out/a.xcstrings",
    ]
    #expect(!files.written.isEmpty && Set(files.written).isSubset(of: names), "\(files.written)")
    if format != "xcstrings" {
      #expect(run.reports.contains { $0.contains("../../taken") }, "\(run.reports)")
    }
  }

  @Test func pagesStayInTheirFolder() {
    let files = MemoryFiles([
      "a.xcstrings": """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
        "en": {"stringUnit": {"value": "k"}}, "../../taken": {"stringUnit": {"value": "x"}}}}}}
      """
    ])
    _ = Run("preview", "a.xcstrings", "--html", "out", files: files)
    #expect(files.written.allSatisfy { $0.hasPrefix("out/") && !$0.contains("..") })
  }

  @Test func importsStayInTheirFolder() {
    let files = MemoryFiles([
      "Locales/en.yaml": "k: a\n",
      "saved.yaml": "changes: {language: ../../taken, messages: {k: {text: x}}}\n",
      "a.xliff": """
      <xliff version="1.2"><file source-language="en" target-language="../../taken"><body>
      <trans-unit id="k"><source>a</source><target>x</target></trans-unit></body></file></xliff>
      """,
    ])
    for file in ["saved.yaml", "a.xliff"] {
      _ = Run("import", file, "--into", "Locales", files: files)
    }
    #expect(files.written.allSatisfy { !$0.contains("..") }, "\(files.written)")
  }
}
