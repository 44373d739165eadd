import PlauditKit
import PlauditModel

/// Writes the units of one key: one for each of its texts.
struct XLIFFUnits {
  private let message: WrittenMessage
  private let source: Language
  private let target: Language
  private let text: WrittenText?

  init(_ message: WrittenMessage, from source: Language, to target: Language) {
    self.message = message
    self.source = source
    self.target = target
    text = message.texts.first { $0.language === target }
  }

  /// Whether a reader would take a key for the id of one of several texts.
  static func isPath(_ key: String) -> Bool {
    key.contains("|==|") || key.hasPrefix("/") && key.hasSuffix(":dict/:string")
  }

  private typealias Leaves = [(path: String, text: PrintfText?)]

  /// - Returns: Nothing where the source's text or the translation cannot be held.
  func text(_ losses: inout [Loss]) -> String {
    var original: PrintfContent?
    if let written = message.source {
      original = PrintfContent(written, of: message, losses: &losses)
      if original == nil { return "" }
    }
    var translation: PrintfContent?
    if let text, text !== message.source {
      translation = PrintfContent(text, of: message, losses: &losses)
      if translation == nil { return "" }
      tellSpecifiers(translation, &losses)
    } else if text != nil {
      translation = original
    }
    let sources = original.map { leaves($0, complete: false) } ?? []
    let wanted = (translation ?? original).map { leaves($0, complete: true) } ?? [("", nil)]
    let units = wanted.map { leaf in
      let source = Self.source(for: leaf.path, in: sources)?.string ?? message.key
      return unit(leaf.path, source, translation == nil ? nil : leaf.text?.string)
    }
    guard units.allSatisfy({ $0 != nil }) else {
      losses.append(
        Loss(
          key: message.key, language: target.tag,
          "a control character that XML has no place for; the text is left out"))
      return ""
    }
    return units.compactMap(\.self).joined()
  }

  /// - Parameter complete: Whether forms that the target language needs get a place where there are
  ///   none.
  private func leaves(_ content: PrintfContent, complete: Bool) -> Leaves {
    leaves(content.content, "", complete)
      + content.substitutions.sorted { $0.name < $1.name }.flatMap { substitution in
        let name = substitution.name.contains(".") ? "@\(substitution.name)@" : substitution.name
        return leaves(substitution.content, "substitutions.\(name)", complete)
      }
  }

  private func leaves(_ content: PrintfContent.Content, _ path: String, _ complete: Bool) -> Leaves
  {
    func step(_ words: String) -> String { path.isEmpty ? words : "\(path).\(words)" }
    switch content {
    case .text(let text): return [(path, text)]
    case .device(let variations):
      let kind = variations.widest == nil ? "device" : "width"
      return variations.sorted { $0.device < $1.device }.flatMap {
        leaves($0.content, step("\(kind).\($0.device)"), complete)
      }
    case .plural(let plural):
      let missing =
        !complete
        ? []
        : target.cardinals.categories.filter { category in
          !plural.forms.contains { $0.category == category }
        }
      let written = plural.forms.map { form in
        (category: form.category.rawValue, content: Optional(form.content))
      }
      let forms = written + missing.map { (category: $0.rawValue, content: nil) }
      return forms.sorted { $0.category < $1.category }.flatMap { form in
        let path = step("plural.\(form.category)")
        return form.content.map { leaves($0, path, complete) } ?? [(path, nil)]
      }
    }
  }

  /// The source's text for a unit: the same form, or the one for most numbers, or what there is.
  private static func source(for path: String, in leaves: Leaves) -> PrintfText? {
    if let same = leaves.first(where: { $0.path == path })?.text { return same }
    let start = path.lastIndex(of: ".").map { path[...$0] } ?? ""
    return leaves.first { $0.path == start + "other" }?.text
      ?? leaves.first { $0.path.hasSuffix("other") && path.isEmpty == $0.path.isEmpty }?.text
      ?? leaves.first { $0.path.isEmpty }?.text ?? leaves.last?.text
  }

  private func tellSpecifiers(_ content: PrintfContent?, _ losses: inout [Loss]) {
    for substitution in content?.substitutions ?? [] where substitution.specifier != "lld" {
      losses.append(
        Loss(
          key: message.key, language: target.tag,
          "that \(substitution.name) is written as %\(substitution.specifier) cannot be held"))
    }
  }

  private func unit(_ path: String, _ source: String, _ target: String?) -> String? {
    let id = path.isEmpty ? message.key : "\(message.key)|==|\(path)"
    let note = message.comment ?? ""
    guard [id, source, target ?? "", note].allSatisfy(XMLText.canHold) else { return nil }
    let translate = message.isTranslatable ? "" : " translate=\"no\""
    var lines = ["<trans-unit id=\(XMLText.attribute(id))\(translate) xml:space=\"preserve\">"]
    lines.append("  <source>\(XMLText.escaped(source))</source>")
    if let target {
      lines.append("  <target state=\"\(state)\">\(XMLText.escaped(target))</target>")
    }
    if !note.isEmpty { lines.append("  <note>\(XMLText.escaped(note))</note>") }
    lines.append("</trans-unit>")
    return lines.map { "      \($0)\n" }.joined()
  }

  private var state: String {
    switch text?.state(source: source) {
    case .new: "new"
    case .needsReview, .unknown: "needs-review-translation"
    case .translated, nil: "translated"
    }
  }
}
