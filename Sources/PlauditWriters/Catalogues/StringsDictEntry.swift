import PlauditKit
import PlauditModel

/// Writes what a `.stringsdict` has for one key.
struct StringsDictEntry {
  private let message: WrittenMessage
  private let language: String
  private let content: PrintfContent

  init(_ message: WrittenMessage, language: String, _ content: PrintfContent) {
    self.message = message
    self.language = language
    self.content = content
  }

  static func file(_ entries: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(entries.joined())</dict>
    </plist>

    """
  }

  /// - Returns: `nil` where XML cannot hold the text.
  func text(_ losses: inout [Loss]) -> String? {
    var lines = Lines()
    if let comment = message.comment { lines.add(XMLText.comment(comment)) }
    lines.add(key: message.key)
    write(content.content, to: &lines, &losses)
    guard lines.canHold else {
      lose("a control character that XML has no place for; the text is left out", &losses)
      return nil
    }
    return lines.text
  }

  private func lose(_ sentence: String, _ losses: inout [Loss]) {
    let loss = Loss(key: message.key, language: language, sentence)
    if !losses.contains(loss) { losses.append(loss) }
  }

  private func write(
    _ content: PrintfContent.Content, to lines: inout Lines, _ losses: inout [Loss]
  ) {
    switch content {
    case .text(let text) where text.references.isEmpty: lines.add(string: text.string)
    case .text(let text): writeFormat(text, [], to: &lines, &losses)
    case .plural(let plural):
      let names = self.content.substitutions.map(\.name)
      let name = names.contains("value") ? names.joined() + "value" : "value"
      let whole = PrintfContent.Substitution(
        name: name, argument: plural.argument, specifier: plural.specifier,
        content: .plural(plural))
      let text = PrintfText([
        .reference(name, argument: plural.argument, isNumbered: plural.argument > 1)
      ])
      writeFormat(text, [whole], to: &lines, &losses)
    case .device(let variations):
      let rule =
        variations.widest == nil
        ? "NSStringDeviceSpecificRuleType" : "NSStringVariableWidthRuleType"
      lines.dictionary { lines in
        lines.add(key: rule)
        lines.dictionary { lines in
          for variation in variations.sorted(by: { $0.device < $1.device }) {
            lines.add(key: variation.device)
            write(variation.content, to: &lines, &losses)
          }
        }
      }
    }
  }

  /// A format with the variables that it refers to.
  ///
  /// - Parameter whole: The plural that is all of the text, if that is what it is.
  private func writeFormat(
    _ text: PrintfText, _ whole: [PrintfContent.Substitution], to lines: inout Lines,
    _ losses: inout [Loss]
  ) {
    lines.dictionary { lines in
      lines.add(key: "NSStringLocalizedFormatKey")
      lines.add(string: text.string)
      var left = whole + content.substitutions.filter { text.references.contains($0.name) }
      var written: Set<String> = []
      while let variable = left.popLast() {
        guard written.insert(variable.name).inserted else { continue }
        let names = write(variable, isWhole: !whole.isEmpty, to: &lines, &losses)
        left += content.substitutions.filter { names.contains($0.name) }
      }
    }
  }

  /// - Returns: The variables that its forms refer to.
  private func write(
    _ variable: PrintfContent.Substitution, isWhole: Bool, to lines: inout Lines,
    _ losses: inout [Loss]
  ) -> [String] {
    var names: [String] = []
    lines.add(key: variable.name)
    lines.dictionary { lines in
      lines.add(key: "NSStringFormatSpecTypeKey")
      lines.add(string: "NSStringPluralRuleType")
      lines.add(key: "NSStringFormatValueTypeKey")
      lines.add(string: variable.specifier)
      for (category, text) in forms(variable.content, &losses) {
        names += text.references
        lines.add(key: category.rawValue)
        lines.add(string: variable.form(text, isWhole: isWhole).string)
      }
    }
    return names
  }

  private func forms(
    _ content: PrintfContent.Content, _ losses: inout [Loss]
  ) -> [(PluralCategory, PrintfText)] {
    switch content {
    case .text(let text): return [(.other, text)]
    case .device(let variations):
      guard let taken = device(variations, &losses) else { return [] }
      return forms(taken, &losses)
    case .plural(let plural):
      return plural.forms.sorted { $0.category.rawValue < $1.category.rawValue }.compactMap {
        form in text(form.content, &losses).map { (form.category, $0) }
      }
    }
  }

  private func text(
    _ content: PrintfContent.Content, _ losses: inout [Loss]
  ) -> PrintfText? {
    switch content {
    case .text(let text): return text
    case .device(let variations):
      return device(variations, &losses).flatMap { text($0, &losses) }
    case .plural(let plural):
      lose("a plural within a form cannot be held; its form other is taken", &losses)
      return plural.forms.last { $0.category == .other }.flatMap { text($0.content, &losses) }
    }
  }

  private func device(
    _ variations: [PrintfContent.Variation], _ losses: inout [Loss]
  ) -> PrintfContent.Content? {
    let taken = variations.first { $0.device == "other" } ?? variations.first
    lose(
      "variations by device within a plural cannot be held; the one for "
        + "\(taken?.device ?? "none") is taken", &losses)
    return taken?.content
  }
}

extension PrintfContent.Substitution {
  /// A form as the variable has it, in which `%arg` is not known, and places without a number count
  /// from the variable's own.
  fileprivate func form(_ text: PrintfText, isWhole: Bool) -> PrintfText {
    let places = text.pieces.filter { if case .words = $0 { false } else { true } }
    if places == [.own] {
      return text.mapPieces { piece in
        piece == .own
          ? .placeholder(specifier, argument: argument, isNumbered: false) : piece
      }
    }
    let ownToPlace = text.mapPieces { $0 == .own ? place : $0 }
    let movesCount = isWhole && argument > 1 || ownToPlace != text
    return movesCount ? ownToPlace.numbered : text
  }
}

/// The lines of a property list.
private struct Lines {
  private(set) var text = ""
  private(set) var canHold = true
  private var indent = "\t"

  mutating func add(_ line: String) { text += indent + line + "\n" }
  mutating func add(key: String) { add("key", key) }
  mutating func add(string: String) { add("string", string) }

  mutating func dictionary(_ body: (inout Lines) -> Void) {
    add("<dict>")
    indent += "\t"
    body(&self)
    indent.removeLast()
    add("</dict>")
  }

  private mutating func add(_ element: String, _ words: String) {
    canHold = canHold && XMLText.canHold(words)
    add("<\(element)>\(XMLText.escaped(words))</\(element)>")
  }
}
