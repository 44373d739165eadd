import Foundation
import PlauditCommands
import PlauditModel
import TestSupport
import Testing

struct PreviewPageTests {
  private let hostile =
    "</script><!-- </style> ]]> & \\u2028\\u2029 \\\"x\\\" <script>alert(1)</script>"

  private func page(_ english: String, _ russian: String, _ options: String...) throws -> String {
    let files = MemoryFiles([
      "plaudit.yaml": "app: {id: 1, name: \"App <b>\"}\n", "Locales/en.yaml": english,
      "Locales/ru.yaml": russian,
    ])
    let run = Run(["preview", "--html", "out", "--locale", "ru"] + options, files: files)
    #expect(run.status == .success, "\(run.reports)")
    #expect(run.output == ["out/ru.html"])
    return try #require(files.text("out/ru.html"))
  }

  /// The one script of data, read.
  private func data(_ html: String) throws -> [String: Any] {
    let start = try #require(html.range(of: "type=\"application/json\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let json = html[start.upperBound..<end.lowerBound]
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func hostileTextsAreTexts() throws {
    let html = try page("a: \"\(hostile)\"\n", "a: \"\(hostile)\"\n")
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(!html.contains("<!-- "))
    #expect(html.contains("<title>App &lt;b&gt;: Russian</title>"))
    let messages = try #require(try data(html)["messages"] as? [[String: Any]])
    let text = try #require(messages[0]["text"] as? [String])
    #expect(text[0].hasPrefix("</script><!-- </style> ]]> & \u{2028}\u{2029} \"x\" <script>"))
  }

  @Test func thePolicyNamesTheScriptAndTheStyle() throws {
    let html = try page("a: b\n", "a: c\n")
    for (tag, directive) in [("script", "script-src"), ("style", "style-src")] {
      let start = try #require(html.range(of: "<\(tag)>"))
      let end = try #require(html.range(of: "</\(tag)>", range: start.upperBound..<html.endIndex))
      let content = String(html[start.upperBound..<end.lowerBound])
      let hash = try sha256(content)
      #expect(html.contains("\(directive) 'sha256-\(hash)'"))
    }
    #expect(html.contains("default-src 'none'"))
    for reference in ["http:", "https:", "src=", "url(", "@import"] {
      #expect(!html.contains(reference), "\(reference)")
    }
  }

  private func sha256(_ text: String) throws -> String {
    let script =
      "import sys,hashlib,base64;"
      + "print(base64.b64encode(hashlib.sha256(open('f','rb').read()).digest()).decode())"
    return try Program.inFolder { folder in
      try text.write(to: folder.appending(path: "f"), atomically: true, encoding: .utf8)
      let run = try #require(Program("python3")).run(["-c", script], in: folder)
      return String(decoding: run.output, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
    }
  }

  @Test func thePageKnowsWhatChecksKnow() throws {
    let html = try page(
      "a: {one: '{count} of {name}', other: '{count}s of {name} in {app}'}\n",
      "a: {one: '{count} г {name}', other: 'г {name}'}\n")
    let data = try data(html)
    let message = try #require((data["messages"] as? [[String: Any]])?.first)
    #expect(message["required"] as? [String] == ["count", "name"])
    let findings = try #require(message["findings"] as? [[String]])
    #expect(findings.contains { $0[1] == "plural-missing" })
    let forms = try #require((data["forms"] as? [String: [[String: Any]]])?["p"])
    #expect(forms.prefix(4).map { $0["name"] as? String } == ["one", "few", "many", "other"])
    let missing = try #require(forms[1]["missing"] as? [String: String])
    #expect(missing["text"] == "the form for 2, 3, 4, 22 … (few) is missing in ru; add few")
    let names = try #require(message["args"] as? [[String: Any]]).map { $0["name"] as? String }
    #expect(names == ["count", "name", "app"])
  }

  @Test func whatTheFileSaysIsKeptWhereTheTreeDoesNotTell() throws {
    let data = try data(
      try page(
        "a: \"it's {x}\"\nb: {other: '{n}'}\nc: d\n", "a: \"{x}''\"\nb: {other: '#'}\nc: e\n"))
    let messages = try #require(data["messages"] as? [[String: Any]])
    #expect(messages[0]["raw"] as? String == "{x}''")
    #expect(messages[1]["raw"] as? [String: String] == ["other": "#"])
    #expect(messages[2]["raw"] == nil)
  }

  /// Three times the texts, and 60 kB.
  @Test func aLargePageIsNoLargerThanItMustBe() throws {
    let numbers = 0..<1000
    let english = numbers.map {
      "key-\($0): {one: \"{count} rating of the app, number \($0)\", "
        + "other: \"{count} ratings of the app, number \($0)\"}\n"
    }.joined()
    let russian = numbers.map {
      "key-\($0): {one: \"{count} оценка приложения \($0)\", few: \"{count} оценки приложения \($0)\", "
        + "many: \"{count} оценок приложения \($0)\", other: \"{count} оценки приложения \($0)\"}\n"
    }.joined()
    let html = try page(english, russian)
    #expect(html.utf8.count < 3 * (english.utf8.count + russian.utf8.count) + 60_000)
    let small = try page("a: b\n", "a: c\n")
    #expect(small.utf8.count < 60_000)
  }

  @Test(arguments: [
    ["--message", "a"], ["--numbers", "1"], ["--json"], ["--pseudo"],
  ])
  func optionsOfTheTableAreRefused(words: [String]) {
    let files = MemoryFiles(["plaudit.yaml": "app: {id: 1}\n", "Locales/en.yaml": "a: b\n"])
    #expect(Run(["preview", "--html", "out"] + words, files: files).status == .usage)
  }
}
