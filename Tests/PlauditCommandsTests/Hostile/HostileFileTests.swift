import Foundation
import PlauditCommands
import PlauditModel
import PlauditWriters
import TestSupport
import Testing

/// Files that are made of hostile projects, read by parsers that are not ours.
@Suite(.enabled(if: Tools.python != nil, "python3 is not installed"))
struct HostileFileTests {
  private static let size = LongRun.isOn ? 50_000 : 1_000
  /// What XML cannot hold is told as a loss; `%` is written otherwise in printf formats.
  private static let noXML: Set<Unicode.Scalar> = Set(
    (0...0x1F as ClosedRange<UInt32>).filter { ![0x9, 0xA].contains($0) }
      .compactMap(Unicode.Scalar.init) + ["%", "\u{FFFE}", "\u{FFFF}"])

  private func exported(_ format: String, _ project: HostileProject) throws -> MemoryFiles {
    let files = MemoryFiles(project.plainFiles)
    let run = Run("export", "plaudit.yaml", "--to", format, "--output", "out", files: files)
    try #require(run.status == .success, "\(run.reports.prefix(3))")
    return files
  }

  /// Runs a script that prints what `file` says, as a JSON object of texts by key.
  private func read(_ text: String, with script: String) throws -> [String: String] {
    try Program.inFolder { folder in
      let file = folder.appending(path: "file")
      try Data(text.utf8).write(to: file)
      let run = try #require(Tools.python).run(["-c", script, file.path])
      try #require(run.succeeded)
      return try JSONDecoder().decode([String: String].self, from: run.output)
    }
  }

  private func expect(
    _ read: [String: String], _ project: HostileProject,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let wrong = zip(project.keys, project.texts).filter { key, text in
      read[key].map { Array($0.utf8) != Array(text.utf8) } ?? true
    }
    #expect(
      wrong.isEmpty,
      "\(wrong.count): \(wrong.prefix(2)) \(wrong.prefix(2).map { read[$0.0] ?? "?" })",
      sourceLocation: sourceLocation)
    #expect(read.count == project.keys.count, sourceLocation: sourceLocation)
  }

  @Test func stringCatalogsAreReadByPythonsJSON() throws {
    let project = HostileProject(Self.size, seed: 1, without: ["%"])
    let files = try exported("xcstrings", project)
    let text = try #require(files.files.first { $0.key.hasSuffix(".xcstrings") }).value
    expect(
      try read(
        String(decoding: text, as: UTF8.self),
        with: """
          import json, sys
          strings = json.load(open(sys.argv[1], encoding="utf-8"))["strings"]
          print(json.dumps({k: v["localizations"]["en"]["stringUnit"]["value"] for k, v in strings.items()}))
          """), project)
  }

  @Test func stringsFilesAreReadByFoundation() throws {
    let project = HostileProject(Self.size, seed: 2, without: ["%"])
    let files = try exported("stringsdict", project)
    let text = try #require(files.text("out/en.lproj/Localizable.strings"))
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    expect(try #require(list as? [String: String]), project)
  }

  @Test func xliffIsReadByExpat() throws {
    let project = HostileProject(Self.size, seed: 3, without: Self.noXML)
    let files = try exported("xliff", project)
    let text = try #require(files.text("out/ru.xliff"))
    expect(
      try read(
        text,
        with: """
          import json, sys, xml.etree.ElementTree as tree
          name = "{urn:oasis:names:tc:xliff:document:1.2}"
          units = tree.parse(sys.argv[1]).getroot().iter(name + "trans-unit")
          print(json.dumps({u.get("id"): u.find(name + "target").text or "" for u in units}))
          """), project)
  }

  @Test(.enabled(if: Tools.hasPyYAML, "PyYAML is not installed"))
  func localeFilesAreReadByPyYAML() throws {
    // A text is MessageFormat there.
    let project = HostileProject(
      LongRun.isOn ? 20_000 : Self.size, seed: 4, without: ["{", "}", "'"])
    let files = try exported("yaml", project)
    let text = try #require(files.text("out/ru.yaml"))
    expect(
      try read(
        text,
        with: """
          import json, sys, yaml
          text = open(sys.argv[1], encoding="utf-8", newline="").read()
          print(json.dumps(yaml.load(text, Loader=yaml.BaseLoader)))
          """), project)
  }

  @Test func reportsAreReadByPythonsJSON() throws {
    var strings = HostileStrings(seed: 5)
    let count = Self.size
    let texts = (0..<count).map { _ in strings.next() }
    let paths = (0..<count).map { _ in strings.next() }
    let found = zip(texts, paths).map { text, path in
      Diagnostic(
        .error("id", text), at: PlauditModel.SourceLocation(path: path), about: .init(key: text))
    }
    let report = Report(findings: found, hiddenNotes: 0, known: 0, files: 1)
    let expected = Dictionary(
      texts.indices.map { ("\($0)", paths[$0] + "|" + texts[$0]) }, uniquingKeysWith: { $1 })
    let json = try read(
      JSONReport.text(report),
      with: """
        import json, sys
        found = json.load(open(sys.argv[1], encoding="utf-8"))
        print(json.dumps({str(n): f["file"] + "|" + f["message"] for n, f in enumerate(found)}))
        """)
    #expect(json == expected)
    let sarif = try read(
      SARIFReport.text(report, rules: [], version: "1"),
      with: """
        import json, sys, urllib.parse
        found = json.load(open(sys.argv[1], encoding="utf-8"))["runs"][0]["results"]
        def path(f):
          return urllib.parse.unquote(f["locations"][0]["physicalLocation"]["artifactLocation"]["uri"])
        print(json.dumps({str(n): path(f) + "|" + f["message"]["text"] for n, f in enumerate(found)}))
        """)
    #expect(sarif == expected)
    // A runner of GitHub's takes each line for itself.
    let lines = GitHubReport.lines(report).flatMap { $0.utf8.split(separator: UInt8(ascii: "\n")) }
    #expect(lines.count == count)
    #expect(lines.allSatisfy { $0.starts(with: "::error file=".utf8) })
    #expect(
      lines.allSatisfy { line in
        !String(decoding: Array(line), as: UTF8.self).unicodeScalars.contains(
          where: \.steersTerminals)
      })
  }
}

private enum Tools {
  static let python = Program("python3")
  static let hasPyYAML = (try? python?.run(["-c", "import yaml"]).succeeded) ?? false
}
