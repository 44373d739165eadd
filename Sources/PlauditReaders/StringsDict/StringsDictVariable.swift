import PlauditKit
import PlauditModel

/// Reads a variable of a `.stringsdict`: forms by plural category, and what kind of number chooses.
struct StringsDictVariable {
  private let name: PlacedText
  private(set) var format: StringsDictFormat

  /// - Parameter format: Learns what is wrong.
  init(_ name: PlacedText, in format: StringsDictFormat) {
    self.name = name
    self.format = format
  }

  private static let ruleKey = "NSStringFormatSpecTypeKey"
  private static let typeKey = "NSStringFormatValueTypeKey"
  private static let pluralRule = "NSStringPluralRuleType"

  mutating func read(_ entries: [PropertyList.Entry]) -> FormatVariable {
    var rule: PropertyList?
    var type: PropertyList?
    var branches: [VariedChoice.Branch] = []
    for entry in format.unique(entries, { .formTwice($0) }) {
      let key = entry.key.string
      if key == Self.ruleKey {
        rule = entry.value
      } else if key == Self.typeKey {
        type = entry.value
      } else if let category = PluralCategory(rawValue: key) {
        if case .text(let text) = entry.value.content {
          branches.append(
            .init(selector: .category(category), offset: entry.key.start, text: .text(text)))
        } else {
          format.add(.noForm(key), at: entry.value.offset)
        }
      } else if key.hasPrefix("NS") {
        let hint = Suggestion.closest(to: key, among: [Self.ruleKey, Self.typeKey])
        format.add(.unknownField(key, hint), at: entry.key.start)
      } else {
        format.add(.noCategory(key), at: entry.key.start)
      }
    }
    check(rule: rule)
    let number = number(type)
    return FormatVariable(
      name: name.string, offset: name.start, type: number?.type ?? .integer,
      specifier: number?.specifier,
      forms: VariedChoice(kind: .plural(.cardinal), branches: branches, offset: name.start))
  }

  private mutating func check(rule: PropertyList?) {
    guard let rule else { return format.add(.noRule(name.string), at: name.start) }
    if case .text(let text) = rule.content, text.string == Self.pluralRule { return }
    format.add(.wrongRule, at: rule.offset)
  }

  private mutating func number(
    _ value: PropertyList?
  ) -> (type: ArgumentType, specifier: String)? {
    guard let value else {
      format.add(.noType(name.string), at: name.start)
      return nil
    }
    guard case .text(let text) = value.content, let type = ValueTypes.number(text.string) else {
      format.add(.wrongType, at: value.offset)
      return nil
    }
    return (type, text.string)
  }
}

extension Diagnostic.Message {
  fileprivate static func noForm(_ category: String) -> Self {
    error("value-type", "the form \(category) is a text; write a <string>")
  }

  fileprivate static func noRule(_ name: String) -> Self {
    error(
      "stringsdict-rule",
      "the variable \(name) has no NSStringFormatSpecTypeKey and is not shown; "
        + "add it with NSStringPluralRuleType")
  }

  fileprivate static let wrongRule = error(
    "stringsdict-rule",
    "Foundation knows one kind of variable, and shows no other; write NSStringPluralRuleType")

  fileprivate static func noType(_ name: String) -> Self {
    warning(
      "stringsdict-type",
      "the variable \(name) has no NSStringFormatValueTypeKey; add it, with ld for an Int")
  }

  fileprivate static let wrongType = warning(
    "stringsdict-type",
    "this is no type of a number; write it as in a placeholder without its %, such as ld or f")
}
