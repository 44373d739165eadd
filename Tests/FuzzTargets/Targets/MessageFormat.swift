import PlauditKit
import PlauditModel
import PlauditWriters
import TestSupport

extension FuzzTarget {
  /// A message in MessageFormat: what ICU's own formatter writes of it, the runtime does too.
  static let messageFormat = FuzzTarget("message-format") { bytes in
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    let source = SourceText(text, at: SourceLocation(path: "m"), isVerbatim: true)
    let places = Places(bytes, path: "m")
    var diagnostics = Diagnostics()
    _ = PatternParser.form(source, number: "n", into: &diagnostics)
    let parsed = PatternParser.message(source, into: &diagnostics)
    places.require(diagnostics)
    guard let parsed else { return }
    let names = parsed.pattern.argumentNames
    for pseudo in PseudoLanguage.allCases {
      require(
        Set(pseudo.text(parsed.pattern).argumentNames) == Set(names), "\(pseudo) loses an argument")
    }
    // ICU takes other names, and others than these have no value.
    guard Set(names).isSubset(of: ["n", "s"]), !text.contains("\0") else { return }
    for language in MessageLanguage.all {
      let ours = language.text(
        parsed.pattern, [("n", .integer(21)), ("s", .text("a"))])
      let reference = try? Reference.format(
        message: text, language: language.tag, ["n": .integer(21), "s": .text("a")])
      guard let ours, let reference else { continue }
      require(
        ours == reference,
        "\(language.tag): \(ours.debugDescription) ≠ \(reference.debugDescription)")
    }
  }
}

/// A language whose grammar is read once.
private struct MessageLanguage {
  let tag: String
  private let plain: MessageGrammar

  static let all = ["en", "ru", "ar-EG"].map { Self($0) }

  private init(_ tag: String) {
    self.tag = tag
    plain = LanguageGrammar(tag).runtime
  }

  func text(_ pattern: Pattern, _ values: [(name: String, value: MessageArgument)]) -> String? {
    let styles = pattern.numberStyles
    let compact = try? CompactWriter(
      arguments: values.map(\.name), in: CompactLanguage(styles: styles)
    ).message(pattern)
    guard let compact else { return nil }
    let grammar = styles.isEmpty ? plain : LanguageGrammar(tag, styles: styles).runtime
    return grammar.text(compact: compact, values.map(\.value))
  }
}
