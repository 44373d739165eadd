import Foundation
import PlauditCommands
import PlauditModel
import PlauditWriters
import TestSupport
import Testing

/// Pages and scripts that are made of hostile projects.
struct HostilePageTests {
  private static let size = LongRun.isOn ? 5_000 : 500

  private func page(_ project: HostileProject) throws -> String {
    let files = MemoryFiles(project.plainFiles)
    let run = Run("preview", "--html", "out", "--locale", "ru", files: files)
    try #require(run.status == .success, "\(run.reports.prefix(3))")
    return try #require(files.text("out/ru.html"))
  }

  @Test(.enabled(if: Tools.python != nil, "python3 is not installed"), arguments: [1, 2])
  func pagesHaveNoElementsOfAnyoneElse(seed: UInt64) throws {
    let project = HostileProject(Self.size, seed: 300 + seed)
    let script = """
      import html.parser, json, sys
      class Reader(html.parser.HTMLParser):
        def __init__(self):
          super().__init__()
          self.tags, self.scripts, self.handlers, self.inside = [], [], 0, None
        def handle_starttag(self, tag, attributes):
          self.tags.append(tag)
          self.handlers += sum(name.startswith("on") or name == "src" for name, _ in attributes)
          self.inside = dict(attributes).get("id", "") if tag == "script" else None
          if tag == "script": self.scripts.append("")
        def handle_endtag(self, tag): self.inside = None
        def handle_data(self, data):
          if self.inside is not None: self.scripts[-1] += data
      reader = Reader()
      reader.feed(open(sys.argv[1], encoding="utf-8", newline="").read())
      data = json.loads(reader.scripts[0])
      texts = {m["key"]: "".join(p for p in m["text"] if isinstance(p, str)) for m in data["messages"]}
      print(json.dumps({
        "tags": sorted(set(reader.tags)), "scripts": len(reader.scripts),
        "handlers": reader.handlers, "rows": reader.tags.count("tr"), "texts": texts,
      }))
      """
    struct Read: Decodable {
      let tags: [String]
      let scripts: Int
      let handlers: Int
      let rows: Int
      let texts: [String: String]
    }
    let html = try page(project)
    let read = try Program.inFolder { folder in
      let file = folder.appending(path: "page.html")
      try Data(html.utf8).write(to: file)
      let run = try #require(Tools.python).run(["-c", script, file.path])
      try #require(run.succeeded)
      return try JSONDecoder().decode(Read.self, from: run.output)
    }
    #expect(read.scripts == 2 && read.handlers == 0)
    #expect(read.rows == Self.size + 1)
    #expect(!read.tags.contains("img"))
    let wrong = zip(project.keys, project.texts).filter { key, text in
      read.texts[key].map { Array($0.utf8) != Array(text.utf8) } ?? true
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(2))")
  }

  @Test(.enabled(if: Tools.chromium != nil && LongRun.isOn, "chromium, in the long run"))
  func nothingOfTheTextsRunsInABrowser() throws {
    let html = try page(HostileProject(Self.size, seed: 400))
    let dom = try Program.inFolder { folder in
      let file = folder.appending(path: "page.html")
      try Data(html.utf8).write(to: file)
      let run = try #require(Tools.chromium).run([
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=5000", "--dump-dom",
        "file://\(file.path)",
      ])
      try #require(run.succeeded)
      return String(decoding: run.output, as: UTF8.self)
    }
    let title = try #require(dom.firstRange(of: "<title>")).upperBound
    #expect(dom[title...].hasPrefix("App "), "\(dom[title...].prefix(80))")
    #expect(dom.contains("<textarea"))
    #expect(!dom.contains("<img"))
  }

  @Test(.enabled(if: Tools.node != nil, "node is not installed"))
  func javaScriptEvaluatesToTheTexts() throws {
    var strings = HostileStrings(seed: 6)
    let texts = (0..<(LongRun.isOn ? 100_000 : 2_000)).map { _ in strings.next() }
    let written = try Program.inFolder { folder in
      let file = folder.appending(path: "texts.mjs")
      let program = "console.log(JSON.stringify(\(JavaScriptText.strings(texts))))\n"
      try Data(program.utf8).write(to: file)
      let run = try #require(Tools.node).run([file.path])
      try #require(run.succeeded)
      #expect(!program.contains("</script") && !program.contains("<!--"))
      return try JSONDecoder().decode([String].self, from: run.output)
    }
    #expect(written.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }
}

private enum Tools {
  static let python = Program("python3")
  static let node = Program("node")
  static let chromium = Program("chromium") ?? Program("chromium-browser")
}
