import Mustache
package import PlauditKit
package import PlauditModel
import PlauditTemplates

/// A page in which somebody reads and edits the messages of one language, without a network and
/// without this tool.
package struct PreviewPage {
  private let content: Content
  private let language: PreviewLanguage
  private let source: PreviewLanguage

  package struct Content {
    package let project: String
    /// The app's name in the language, for `{app}`.
    package let appName: String?
    package let messages: [Item]
    /// The plural forms of the language, and the words of checks, as the page reads them.
    package let forms: JSONValue
    package let checks: JSONValue
    package let isolation: TextIsolation
    /// Whether the texts were printf formats, whose numbers are written as the source says.
    package let isPrintf: Bool

    package init(
      project: String, appName: String?, messages: [Item], forms: JSONValue, checks: JSONValue,
      isolation: TextIsolation, isPrintf: Bool
    ) {
      self.project = project
      self.appName = appName
      self.messages = messages
      self.forms = forms
      self.checks = checks
      self.isolation = isolation
      self.isPrintf = isPrintf
    }
  }

  /// A message with what is known of it.
  package struct Item {
    package let message: PreviewMessage
    package let findings: [Diagnostic]
    package let required: [String]
    package let numberless: [String]

    package init(
      _ message: PreviewMessage, findings: [Diagnostic], required: [String], numberless: [String]
    ) {
      self.message = message
      self.findings = findings
      self.required = required
      self.numberless = numberless
    }
  }

  package init(_ content: Content, language: String, source: String) {
    self.content = content
    self.language = PreviewLanguage(language)
    self.source = PreviewLanguage(source)
  }

  package var html: String {
    let data = self.data
    let script = self.script
    let style = Self.compressed(Self.file("page.css"))
    let values: MustacheValue = [
      "title": .string("\(content.project): \(name(language))"),
      "scriptHash": .string(SHA256.source(of: script)), "script": .string(script),
      "styleHash": .string(SHA256.source(of: style)), "style": .string(style),
      "data": .string(data), "tag": .string(language.tag), "name": .string(name(language)),
      "dir": .string(direction(language)),
      "source": [
        "tag": .string(source.tag), "name": .string(name(source)),
        "dir": .string(direction(source)),
      ],
      "rows": .list(content.messages.map(row)),
    ]
    guard let template = try? MustacheTemplate(Self.file("page.mustache")),
      let html = try? template.render(values, partials: [:], escape: escapeHTML)
    else { return "" }
    return html
  }

  /// What is read where no script runs.
  private func row(_ item: Item) -> MustacheValue {
    func text(_ language: PreviewLanguage) -> MustacheValue {
      let pattern = item.message.texts[language.tag]?.unnamed ?? []
      return .string(Self.lines(pattern, language.isRightToLeft).joined(separator: "\n"))
    }
    return [
      "key": .string(item.message.key), "text": text(source), "translation": text(language),
    ]
  }

  /// A line for each form. From right to left, name and text are kept apart.
  private static func lines(_ pattern: Pattern, _ isRightToLeft: Bool) -> [String] {
    guard pattern.count == 1, case .plural(let choice) = pattern[0] else {
      return [PatternText.text(pattern)]
    }
    return choice.branches.map { branch in
      let text = PatternText.text(branch.pattern)
      return isRightToLeft
        ? "\u{2066}\(branch.selector):\u{2069} \u{2067}\(text)\u{2069}"
        : "\(branch.selector): \(text)"
    }
  }

  private var data: String {
    let page = PreviewPageData(content, language: language.tag, source: source.tag)
    let messages = JSONValue.array(content.messages.map(page.message))
    let digest = SHA256.hash(Array(messages.line.utf8)).prefix(8)
      .map { String($0, radix: 16) }.joined(separator: ".")
    let value = JSONValue.object([
      ("tag", .string(language.tag)), ("name", .string(name(language))),
      ("dir", .string(direction(language))),
      (
        "source",
        .object([
          ("tag", .string(source.tag)), ("name", .string(name(source))),
          ("dir", .string(direction(source))),
        ])
      ),
      ("draft", .string("plaudit \(content.project) \(language.tag) \(digest)")),
      ("forms", content.forms), ("checks", content.checks),
      (
        "spellings",
        .object(styles.map { ($0.code, .string(", number, \($0.icu)")) })
      ), ("messages", messages),
    ])
    return JavaScriptText.embedded(value.line)
  }

  private var styles: [NumberStyle] {
    let texts = content.messages.flatMap { item in
      [source.tag, language.tag].compactMap { item.message.texts[$0]?.unnamed }
    }
    return Set(texts.flatMap(\.numberStyles)).sorted { $0.code < $1.code }
  }

  private func name(_ language: PreviewLanguage) -> String {
    ICU.displayName(of: language.tag, in: "en") ?? language.tag
  }

  private func direction(_ language: PreviewLanguage) -> String {
    language.isRightToLeft ? "rtl" : "ltr"
  }

  // MARK: Scripts

  private static let scripts = [
    "numbers", "messages", "checks", "changes", "editor", "card", "page",
  ]

  private var script: String {
    let grammar = LanguageGrammar(language.tag, styles: styles, isolation: content.isolation)
    let files = Self.scripts.map { Self.file("\($0).js") }
    return Self.compressed(
      "\"use strict\";\nconst language = \(LanguageJavaScript(grammar).object);\n"
        + files.joined(separator: "\n"))
  }

  private static func file(_ name: String) -> String { PageFiles.all[name] ?? "" }

  /// Without indentation and the lines of comments.
  private static func compressed(_ code: String) -> String {
    code.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { line in
        !["//", "/**", "* ", "*/", "\"use strict\""].contains(where: line.hasPrefix)
      }
      .joined(separator: "\n")
  }
}
