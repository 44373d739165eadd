import PlauditKit
import PlauditModel

/// Reads what a `.stringsdict` says for one key: a format with variables, or texts by device or by
/// width, each of which may be a format with variables of its own.
struct StringsDictFormat {
  private let file: any SourceFile
  private(set) var diagnostics = Diagnostics()

  init(_ file: any SourceFile) {
    self.file = file
  }

  mutating func content(of value: PropertyList) -> VariedText? {
    switch value.content {
    case .text(let text): return .text(text)
    case .dictionary(let entries): return format(entries, at: value.offset)
    case .list, .other:
      add(.noText, at: value.offset)
      return nil
    }
  }

  private static let formatKey = "NSStringLocalizedFormatKey"
  /// Texts by what no argument decides: the device, or the room that there is.
  private static let variationKeys = [
    "NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType",
  ]

  private mutating func format(_ entries: [PropertyList.Entry], at offset: Int) -> VariedText? {
    var content: VariedText?
    var variables: [FormatVariable] = []
    for entry in unique(entries, { .keyTwice($0) }) {
      let name = entry.key.string
      switch entry.value.content {
      case .text(let text) where name == Self.formatKey: content = .text(text)
      case .dictionary(let members) where Self.variationKeys.contains(name):
        content = .choice(variations(members, at: entry.key.start))
      case _ where name == Self.formatKey || Self.variationKeys.contains(name):
        add(.wrongValue(name), at: entry.value.offset)
      case .dictionary(let members):
        var variable = StringsDictVariable(entry.key, in: self)
        variables.append(variable.read(members))
        diagnostics = variable.format.diagnostics
      case .list, .text, .other:
        add(unknown(name), at: entry.key.start)
      }
    }
    guard let content else {
      add(.noFormat, at: offset)
      return nil
    }
    return variables.isEmpty ? content : .scope(variables, content)
  }

  private mutating func variations(
    _ entries: [PropertyList.Entry], at offset: Int
  ) -> VariedChoice {
    let branches = unique(entries, { .keyTwice($0) }).compactMap { entry in
      content(of: entry.value).map {
        VariedChoice.Branch(
          selector: .option(entry.key.string), offset: entry.key.start, text: $0)
      }
    }
    return VariedChoice(kind: .device, branches: branches, offset: offset)
  }

  /// The first of those with the same key.
  mutating func unique(
    _ entries: [PropertyList.Entry], _ message: (String) -> Diagnostic.Message
  ) -> [PropertyList.Entry] {
    var known: Set<String> = []
    return entries.filter { entry in
      let name = entry.key.string
      if known.insert(name).inserted { return true }
      add(message(name), at: entry.key.start)
      return false
    }
  }

  mutating func add(_ message: Diagnostic.Message, at offset: Int) {
    diagnostics.add(message, at: file.location(atOffset: offset))
  }

  private func unknown(_ name: String) -> Diagnostic.Message {
    .unknownField(
      name, Suggestion.closest(to: name, among: [Self.formatKey] + Self.variationKeys))
  }
}

extension Diagnostic.Message {
  fileprivate static let noText = error(
    "value-type", "a text or a dictionary is expected here; write a <string> or a <dict>")

  fileprivate static let noFormat = error(
    "value-missing", "NSStringLocalizedFormatKey is missing; add it with the text to show")

  fileprivate static func wrongValue(_ name: String) -> Self {
    error(
      "value-type",
      "\(name) has \(name == "NSStringLocalizedFormatKey" ? "a <string>" : "a <dict>") as its value"
    )
  }
}
