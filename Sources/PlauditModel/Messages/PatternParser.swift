import PlauditKit

/// A parsed text, with where and how it uses its arguments.
package struct ParsedPattern: Sendable {
  package let pattern: Pattern
  package let uses: [ArgumentUse]
  /// Whether it is nothing but words and arguments, or forms of these: it has no quotation, style,
  /// rank or selection.
  package let isPlain: Bool

  package init(pattern: Pattern, uses: [ArgumentUse], isPlain: Bool = false) {
    self.pattern = pattern
    self.uses = uses
    self.isPlain = isPlain
  }
}

/// One place where a text uses an argument.
package struct ArgumentUse: Sendable, Hashable {
  package let name: String
  /// What the use needs the argument to be; `nil` where it takes any.
  package let type: ArgumentType?
  package let location: SourceLocation
}

/// Reads MessageFormat with ICU's own parser and makes a tree of it.
package struct PatternParser {
  private let locations: SourceLocations
  private let units: [UInt16]
  /// How many units of `units` stand before the text of the source.
  private let lead: Int
  private let parts: [MessagePatternPart]
  private var position: Int
  /// The plurals that enclose the position, the nearest last: what `#` stands for.
  private var plurals: [(argument: String, offset: Int)] = []
  private var uses: [ArgumentUse] = []
  private var diagnostics: Diagnostics

  /// A whole message: `"{count, plural, one {# rating} other {# ratings}}"`.
  ///
  /// - Returns: `nil` where `diagnostics` now tells what is wrong.
  package static func message(
    _ source: SourceText, into diagnostics: inout Diagnostics
  ) -> ParsedPattern? {
    parse(source, lead: "", tail: "", number: nil, into: &diagnostics)
  }

  /// One form of a mapping of forms: what stands between the braces of a plural's branch, so that
  /// `#` is the number that selects.
  package static func form(
    _ source: SourceText, number argument: String, into diagnostics: inout Diagnostics
  ) -> ParsedPattern? {
    parse(source, lead: "other{", tail: "}", number: argument, into: &diagnostics)
  }

  private static func parse(
    _ source: SourceText, lead: String, tail: String, number: String?,
    into diagnostics: inout Diagnostics
  ) -> ParsedPattern? {
    if let plain = PlainPattern(source, number: number) {
      return ParsedPattern(pattern: plain.pattern, uses: plain.uses, isPlain: true)
    }
    return icuParse(source, lead: lead, tail: tail, number: number, into: &diagnostics)
  }

  /// Whatever the text.
  static func icuParse(
    _ source: SourceText, lead: String, tail: String, number: String?,
    into diagnostics: inout Diagnostics
  ) -> ParsedPattern? {
    let units = Array((lead + source.text + tail).utf16)
    let leadCount = lead.utf16.count
    let locations = SourceLocations(of: source)
    switch ICU.parseMessage(units, as: number == nil ? .message : .pluralStyle) {
    case .failure(let error):
      let keyword = error.isSyntax ? TranslatedKeyword(units, name: error.offset) : nil
      diagnostics.add(
        keyword.map { .unsupportedKind($0.name, $0.word) } ?? .notAPattern(error.code),
        at: locations[utf16Offset: (keyword?.brace ?? error.offset) - leadCount])
      return nil
    case .success(let parts):
      let start = number == nil ? 0 : 1
      var parser = PatternParser(
        locations: locations, units: units, lead: leadCount, parts: parts, position: start,
        plurals: number.map { [(argument: $0, offset: 0)] } ?? [], diagnostics: Diagnostics())
      let pattern = parser.message()
      if number != nil, parts[parser.position - 1].index != units.count - 1 {
        parser.diagnostics.add(
          .strayBrace, at: parser.location(parts[parser.position - 1].index))
      }
      diagnostics.add(contentsOf: parser.diagnostics)
      guard !parser.diagnostics.hasErrors else { return nil }
      return ParsedPattern(pattern: pattern, uses: parser.uses)
    }
  }
}

extension PatternParser {
  /// From a message's start to its limit.
  private mutating func message() -> Pattern {
    var pattern: Pattern = []
    var literal: [UInt16] = []
    func flush() {
      guard !literal.isEmpty else { return }
      pattern.append(.text(String(decoding: literal, as: UTF16.self)))
      literal = []
    }
    var read = parts[position].limit
    position += 1
    while position < parts.count {
      let part = parts[position]
      literal += units[read..<part.index]
      position += 1
      read = part.limit
      switch part.kind {
      case .msgLimit:
        flush()
        return pattern
      case .replaceNumber:
        flush()
        if let element = pluralNumber() { pattern.append(element) }
      case .argStart:
        flush()
        if let element = argument(part) { pattern.append(element) }
        read = parts[position - 1].limit
      default: break
      }
    }
    flush()
    return pattern
  }

  private func pluralNumber() -> PatternElement? {
    plurals.last.map { plural in
      plural.offset == 0
        ? .argument(plural.argument)
        : .difference(plural.argument, offset: plural.offset, style: NumberStyle())
    }
  }

  /// From the part after an argument's start to behind its limit.
  private mutating func argument(_ start: MessagePatternPart) -> PatternElement? {
    let name = text(of: parts[position])
    let place = location(start.index)
    position += 1
    defer { skipToArgumentLimit() }
    switch start.argType {
    case .none:
      uses.append(ArgumentUse(name: name, type: nil, location: place))
      return .argument(name)
    case .simple:
      return simple(name, at: place)
    case .plural, .selectordinal:
      uses.append(ArgumentUse(name: name, type: .integer, location: place))
      return plural(name, kind: start.argType == .plural ? .cardinal : .ordinal, at: place)
    case .select:
      uses.append(ArgumentUse(name: name, type: .text, location: place))
      return select(name)
    case .choice:
      diagnostics.add(.choice(name), at: place)
      return nil
    }
  }

  private mutating func simple(_ name: String, at place: SourceLocation) -> PatternElement? {
    let kind = text(of: parts[position])
    position += 1
    guard kind == "number" else {
      diagnostics.add(.unsupportedKind(name, kind), at: place)
      return nil
    }
    var style = NumberStyle()
    if parts[position].kind != .argLimit {
      let written = text(of: parts[position])
      guard let named = NumberStyle(icu: written) else {
        let word = written.drop { $0 == " " }
        let place = parts[position].index + written.utf16.count - word.utf16.count
        diagnostics.add(.unsupportedStyle(String(word)), at: location(place))
        return nil
      }
      style = named
    }
    uses.append(
      ArgumentUse(name: name, type: style.showsFraction ? .number : .integer, location: place))
    return style == NumberStyle() ? .argument(name) : .number(name, style)
  }

  private mutating func plural(
    _ name: String, kind: PluralKind, at place: SourceLocation
  ) -> PatternElement? {
    var offset = 0
    if parts[position].kind == .argInt || parts[position].kind == .argDouble {
      let written = text(of: parts[position])
      guard let whole = Int(written) else {
        diagnostics.add(.offsetNotWhole(written), at: location(parts[position].index))
        return nil
      }
      offset = whole
      position += 1
    }
    plurals.append((argument: name, offset: offset))
    defer { plurals.removeLast() }
    var branches: [PluralChoice.Branch] = []
    var seen: Set<FormSelector> = []
    while parts[position].kind == .argSelector {
      let (word, index) = (text(of: parts[position]), parts[position].index)
      position += 1
      if parts[position].kind != .msgStart { position += 1 }
      let pattern = message()
      guard let selector = FormSelector(word) else {
        diagnostics.add(.unknownCategory(word), at: location(index))
        continue
      }
      guard seen.insert(selector.canonical).inserted else {
        diagnostics.add(.repeatedSelector(word, "plural"), at: location(index))
        continue
      }
      branches.append(PluralChoice.Branch(selector: selector.canonical, pattern: pattern))
    }
    return .plural(PluralChoice(argument: name, kind: kind, offset: offset, branches: branches))
  }

  private mutating func select(_ name: String) -> PatternElement {
    var branches: [SelectChoice.Branch] = []
    var seen: Set<String> = []
    while parts[position].kind == .argSelector {
      let (option, index) = (text(of: parts[position]), parts[position].index)
      position += 1
      let pattern = message()
      guard seen.insert(option).inserted else {
        diagnostics.add(.repeatedSelector(option, "select"), at: location(index))
        continue
      }
      branches.append(SelectChoice.Branch(option: option, pattern: pattern))
    }
    return .select(SelectChoice(argument: name, branches: branches))
  }

  private mutating func skipToArgumentLimit() {
    var inner = 0
    while position < parts.count, inner > 0 || parts[position].kind != .argLimit {
      if parts[position].kind == .argStart { inner += 1 }
      if parts[position].kind == .argLimit { inner -= 1 }
      position += 1
    }
    position += 1
  }

  private func text(of part: MessagePatternPart) -> String {
    String(decoding: units[part.index..<part.limit], as: UTF16.self)
  }

  private func location(_ offset: Int) -> SourceLocation {
    locations[utf16Offset: offset - lead]
  }
}

extension Diagnostic.Message {
  static let strayBrace = error(
    "syntax", "a } without a {; write '}' in apostrophes where the character is meant")

  static func notAPattern(_ code: String) -> Self {
    switch code {
    case "U_UNMATCHED_BRACES":
      error(
        "syntax",
        "a { is never closed; add }, or write '{' in apostrophes where the character is meant")
    case "U_DEFAULT_KEYWORD_MISSING":
      error("plural-other-missing", "the form other is missing; add other {…}")
    case MessagePatternError.syntax:
      error(
        "syntax",
        "not a message pattern from here on; an argument is {name}, a plural "
          + "{count, plural, one {…} other {…}}")
    case "U_INDEX_OUTOFBOUNDS_ERROR":
      error("syntax", "braces are nested too deeply or a name is too long; write shorter messages")
    default:
      error("syntax", "ICU cannot read the message from here on (\(code))")
    }
  }

  static func choice(_ name: String) -> Self {
    error("keyword-unknown", "choice is not supported; write {\(name), plural, …}")
  }

  static func unsupportedKind(_ name: String, _ kind: String) -> Self {
    error(
      "keyword-unknown",
      "{\(name), \(kind)} is not supported; write {\(name)} and pass the text, or use plural, "
        + "selectordinal, select or number")
  }

  package static func unsupportedStyle(_ style: String) -> Self {
    error(
      "number-style",
      "the number style \(style) is not supported; use \(NumberStyle.spellings), or pass the "
        + "formatted text")
  }

  static func offsetNotWhole(_ offset: String) -> Self {
    error("syntax", "offset:\(offset) is not a whole number; write one, as in offset:1")
  }

  static func unknownCategory(_ word: String) -> Self {
    error(
      "plural-unknown",
      "\(word) is no plural category; write zero, one, two, few, many, other or an exact =N")
  }

  static func repeatedSelector(_ word: String, _ keyword: String) -> Self {
    error("\(keyword)-duplicate", "the form \(word) is written twice; keep one")
  }
}
