import PlauditChecks
import PlauditModel
import PlauditReaders
import Testing

/// What `docs/checks.md` calls wrong is found, and what it calls right is not.
struct DocumentedExamplesTests {
  /// Examples that are no texts: files, fields of Xcode's, or prose.
  private static let others: Set = [
    "substitution-undefined", "substitution-unused", "offset-changed", "key-missing", "key-extra",
    "key-stale", "state-unfinished", "state-unknown", "state-draft", "too-long", "comment-missing",
    "translation-outdated",
  ]

  private static let ids =
    Checks.all.map { $0.info.id }.filter { !others.contains($0) }
    // Told while a text is read.
    + ["syntax", "plural-duplicate", "number-style"]

  @Test(arguments: ids) func isFoundWhereItIsWrong(_ id: String) throws {
    let info = try #require(Checks.documentation.first { $0.id == id })
    let checks = Checks.all.filter { $0.info.id == id }
    let wrong = try #require(DocumentedExample(info.wrong), "\(info.wrong)")
    let right = try #require(DocumentedExample(info.right), "\(info.right)")
    for format in Self.formats(wrong.texts + right.texts) {
      let found = format(checks, wrong.texts, wrong.source(in: (wrong, right)))
      #expect(found.contains(id), "\(found)")
      let foundInRight = format(checks, right.texts, right.source(in: (wrong, right)))
      #expect(!foundInRight.contains(id), "\(foundInRight)")
    }
  }

  @Test func onlyWhatIsNoTextIsLeftOut() {
    for check in Checks.all where Self.others.contains(check.info.id) {
      let isText = [check.info.wrong, check.info.right].allSatisfy {
        DocumentedExample($0) != nil
      }
      #expect(!isText, "\(check.info.id)")
    }
  }

  private typealias Format = ([any Check.Type], DocumentedExample.Texts, DocumentedExample.Text?) ->
    [String]

  /// Both formats, where the texts do not tell which it is.
  private static func formats(_ texts: DocumentedExample.Texts) -> [Format] {
    let all = texts.flatMap(\.text.all)
    if all.contains(where: { $0.contains("%") }) { return [stringCatalog] }
    return all.contains { $0.contains(/\{[a-z#']|#/) }
      ? [localeFiles] : [stringCatalog, localeFiles]
  }

  private static func stringCatalog(
    _ checks: [any Check.Type], _ texts: DocumentedExample.Texts, _ source: DocumentedExample.Text?
  ) -> [String] {
    func unit(_ text: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(unescaped(text))"}}"#
    }
    let localizations = withSource(texts, source).map { language, text in
      switch text {
      case .plain(let text): return #""\#(language)": \#(unit(text))"#
      case .forms(let forms):
        let members = forms.map { #""\#($0)": \#(unit($1))"# }.joined(separator: ",")
        return #""\#(language)": {"variations": {"plural": {\#(members)}}}"#
      }
    }.joined(separator: ",")
    let file =
      #"{"sourceLanguage": "en", "strings": {"a b": {"localizations": {\#(localizations)}}}}"#
    var diagnostics = Diagnostics()
    let catalogue = StringCatalogReader.read(Array(file.utf8), path: "c", into: &diagnostics)
    return ids(checks, catalogue, &diagnostics)
  }

  private static func localeFiles(
    _ checks: [any Check.Type], _ texts: DocumentedExample.Texts, _ source: DocumentedExample.Text?
  ) -> [String] {
    var diagnostics = Diagnostics()
    let files = withSource(texts, source).compactMap { language, text -> LocaleFile? in
      let content =
        switch text {
        case .plain(let text): "\"\(unescaped(text))\""
        case .forms(let forms):
          "{" + forms.map { "\($0): \"\(unescaped($1))\"" }.joined(separator: ", ") + "}"
        }
      return LocaleFileReader.read(
        Array("key: \(content)".utf8), path: language,
        language: Located(language, at: SourceLocation(path: language)), into: &diagnostics)
    }
    let place = SourceLocation(path: "plaudit.yaml")
    let manifest = Manifest(
      location: place, appID: Located(1, at: place), appName: nil, storefronts: [],
      sourceLanguage: Located("en", at: place), languages: nil, messages: nil, links: .init(),
      generate: .init())
    let parsed = CatalogueBuilder.parse(manifest, files, into: &diagnostics)
    return ids(checks, parsed.map { WrittenCatalogue($0) }, &diagnostics)
  }

  private static func withSource(
    _ texts: DocumentedExample.Texts, _ source: DocumentedExample.Text?
  ) -> DocumentedExample.Texts {
    guard let source, !texts.contains(where: { $0.language == "en" }) else { return texts }
    return [("en", source)] + texts
  }

  private static func ids(
    _ checks: [any Check.Type], _ catalogue: WrittenCatalogue?, _ diagnostics: inout Diagnostics
  ) -> [String] {
    if let catalogue { Checks.run(checks, on: catalogue, into: &diagnostics) }
    return diagnostics.sorted.map(\.message.id)
  }

  /// The character that `\u{…}` stands for in an example.
  private static func unescaped(_ text: String) -> String {
    text.replacing(/\\u\{([0-9A-F]+)\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
  }
}
