import PlauditKit
import PlauditModel
import PlauditWriters
import TestSupport

/// Random String Catalogs with hostile words, whose texts are right: placeholders have their types,
/// and every plural has its form `other`.
struct RandomCatalog {
  private var random: SeededGenerator
  /// Whether texts may vary by device.
  private let hasDevices: Bool

  static let languages = ["en", "ar", "fr", "he", "ja", "lv", "ru", "vi"]

  init(seed: UInt64, hasDevices: Bool) {
    random = SeededGenerator(seed: seed)
    self.hasDevices = hasDevices
  }

  mutating func text() -> String {
    let keys = [
      "plain", "state", "123", "true", "~", "key with spaces", "\"quoted\" \\ 'key'", "a\nb\tc",
      "ключ 🎉",
      "# no comment", "- no: list", "<&>", "{x}", "*/ //", "-- --", "=0", "one",
      String(repeating: "long ", count: 300),
    ]
    let strings = (keys + (0..<60).map { "message.\($0)" }).map { key in
      (name: key, value: entry())
    }
    return JSONValue.object([
      ("sourceLanguage", .string("en")), ("strings", .object(strings)), ("version", .string("1.0")),
    ]).text
  }

  /// What all languages of a message have in common.
  private enum Shape: CaseIterable {
    case plain, values, plural, pluralOfTwo, substitution, twoSubstitutions, device
  }

  private mutating func entry() -> JSONValue {
    var shape = Shape.allCases.randomElement(using: &random) ?? .plain
    if shape == .device, !hasDevices { shape = .plain }
    let specifier = ["lld", ".1f", "lf"].randomElement(using: &random) ?? "lld"
    var texts: [(name: String, value: JSONValue)] = []
    for language in Self.languages where language == "en" || Bool.random(using: &random) {
      texts.append((language, localization(shape, specifier, language)))
    }
    var members: [(name: String, value: JSONValue)] = [("localizations", .object(texts))]
    if Bool.random(using: &random) { members.append(("comment", .string(words(percent: "%")))) }
    return .object(members)
  }

  private mutating func localization(
    _ shape: Shape, _ specifier: String, _ language: String
  ) -> JSONValue {
    switch shape {
    case .plain: return .object(unit(words(percent: "")))
    case .values:
      return .object(unit("\(words())%2$@\(words())%1$\(specifier)\(words())%3$lld"))
    case .plural: return .object(variations("%\(specifier)", language))
    case .pluralOfTwo: return .object(variations("%1$lld\(words())%2$@", language))
    case .substitution:
      return .object(
        unit("%1$@\(words())%2$#@photos@\(words())")
          + substitutions([("photos", 2, specifier)], language))
    case .twoSubstitutions:
      return .object(
        unit("\(words())%#@photos@\(words())%#@albums@")
          + substitutions([("photos", 1, specifier), ("albums", 2, "lld")], language))
    case .device:
      let forms: [(name: String, value: JSONValue)] = [
        ("iphone", .object(unit("\(words())%lld"))),
        ("other", .object(variations("%lld", language))),
      ]
      return .object([("variations", .object([("device", .object(forms))]))])
    }
  }

  private mutating func substitutions(
    _ substitutions: [(name: String, argument: UInt64, specifier: String)], _ language: String
  ) -> [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = []
    for substitution in substitutions {
      members.append(
        (
          substitution.name,
          .object(
            [
              ("argNum", .number(substitution.argument)),
              ("formatSpecifier", .string(substitution.specifier)),
            ] + variations("%arg", language))
        ))
    }
    return [("substitutions", .object(members))]
  }

  private mutating func variations(
    _ place: String, _ language: String
  ) -> [(name: String, value: JSONValue)] {
    let categories = PluralRules.forLanguage(language, kind: .cardinal).categories
    var forms: [(name: String, value: JSONValue)] = []
    for category in PluralCategory.allCases where categories.contains(category) || category == .zero
    {
      if category != .other, Int.random(in: 0..<4, using: &random) == 0 { continue }
      let shows = category == .other || place.contains("%2") || Bool.random(using: &random)
      forms.append((category.rawValue, .object(unit(words() + (shows ? place : "") + words()))))
    }
    return [("variations", .object([("plural", .object(forms.shuffled(using: &random)))]))]
  }

  private mutating func unit(_ value: String) -> [(name: String, value: JSONValue)] {
    let state = ["translated", "translated", "needs_review"].randomElement(using: &random) ?? ""
    return [("stringUnit", .object([("state", .string(state)), ("value", .string(value))]))]
  }

  private mutating func words(percent: String = "%%") -> String {
    let parts = [
      "{", "}", "'", "''", "#", "|", "\"", "\\", "\n", "\t", "\r\n", " ", "  ", percent, "a", "Ünï",
      "оценка",
      "👩‍👧", "\u{200F}", "\u{2067}שלום\u{2069}", "مرحبا", "<b>", "&amp;", "]]>", "--", "*/", "//",
      "\u{2028}", "\u{A0}",
      "\\n", "@", "e\u{301}", "{n}", "$", ": ", " #", "- ", "%#@".filter { $0 != "%" },
    ]
    return (0..<Int.random(in: 0...4, using: &random))
      .map { _ in parts.randomElement(using: &random) ?? "" }.joined() + " "
  }
}
