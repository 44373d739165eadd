import PlauditModel

/// An example of `docs/checks.md`: texts by language, as in `en: "…", de: {one: "…", other: "…"}`, or
/// nothing but languages.
struct DocumentedExample {
  typealias Texts = [(language: String, text: Text)]

  enum Text {
    case plain(String)
    case forms([(form: String, text: String)])

    var all: [String] {
      switch self {
      case .plain(let text): [text]
      case .forms(let forms): forms.map(\.text)
      }
    }
  }

  let texts: Texts

  /// - Returns: `nil` for what is no list of texts.
  init?(_ example: String) {
    if let tags = Self.tags(example) {
      texts = tags.map { ($0, .plain("word in \($0)")) }
      return
    }
    var rest = example.replacing(/, with a .*/, with: "")[...]
    var texts: Texts = []
    while let item = rest.prefixMatch(of: Self.item) {
      let text = item.2.map { Text.plain(String($0)) } ?? item.3.map { Text.plain(String($0)) }
      let forms = item.4.map { forms in
        Text.forms(forms.matches(of: Self.form).map { (String($0.1), String($0.2)) })
      }
      if let text = text ?? forms {
        // One without a language is another example for the same.
        let language = item.1.map(String.init) ?? texts.last?.language ?? "en"
        if texts.last?.language != language { texts.append((language, text)) }
      }
      rest = rest[item.range.upperBound...]
    }
    guard rest.isEmpty, !texts.isEmpty else { return nil }
    self.texts = texts
  }

  private static var form: Regex<(Substring, Substring, Substring)> { /([a-z]+|=\d+): "([^"]*)"/ }

  /// A language, and then a text, MessageFormat without quotes, or forms.
  private static var item: Regex<(Substring, Substring?, Substring?, Substring?, Substring?)> {
    /(?:([a-z]{2,3}(?:-[A-Z]+)?): )?(?:"([^"]*)"|(\{\w+, (?:select\w*, .*|\w+(?:, [^…]*)?)\})|(\{(?:(?:[a-z]+|=\d+): "[^"]*"(?:, )?)+\}))(?:, or |, |$)/
  }

  private static func tags(_ example: String) -> [String]? {
    let words = example.replacing(" and ", with: ", ").split(separator: ", ")
    let tags = words.compactMap { $0.wholeMatch(of: /[A-Za-z]{2,8}(?:[-_][A-Za-z]+)*/)?.output }
    return tags.count == words.count ? tags.map(String.init) : nil
  }

  /// The source's text: as the example has it, or one with the arguments of the translation.
  ///
  /// - Parameter pair: The wrong example and the right one, which it is one of.
  func source(in pair: (wrong: Self, right: Self)) -> Text? {
    let written = [texts, pair.wrong.texts].joined().first { $0.language == "en" }
    if let written { return written.text }
    switch texts.first?.text {
    case .forms(let forms):
      let shown = Self.placeholders(forms.last?.text ?? "")
      return .forms([("one", shown + "thing"), ("other", shown + "things")])
    // Options are the source's.
    case .plain(let text) where text.contains("select"): return pair.right.texts.first?.text
    case .plain(let text): return .plain(Self.placeholders(text) + "words")
    case nil: return nil
    }
  }

  private static func placeholders(_ text: String) -> String {
    text.matches(of: /%(?:\d+\$)?[.\d]*[a-z@]+|\{\w+\}/).map { $0.output + " " }.joined()
  }
}
