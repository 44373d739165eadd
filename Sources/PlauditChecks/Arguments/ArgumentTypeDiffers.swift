package import PlauditModel

/// An argument that the translation takes for something else than the source does.
package final class ArgumentTypeDiffers: TextCheck {
  package static let info = CheckInfo(
    "argument-type", .error,
    why: """
      The app passes a number where the text takes an object, or the other way round: it shows \
      nonsense or crashes. An object (`%@`), a C string (`%s`), a character and a pointer are \
      different things too.
      """,
    wrong: #"en: "%1$@ has %2$lld votes", de: "%lld Stimmen für %@""#,
    right: #"de: "%2$lld Stimmen für %1$@""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source, !text.isCopy,
      !source.hasBrokenSpecifier
    else { return }
    let passedValues = text.hasCValues || source.hasCValues ? source.valuesByArgument : [:]
    let traits = findings.traits
    func isOther(_ placeholder: Placeholder, than passed: ArgumentType) -> Bool {
      placeholder.type.map { !passed.accepts($0, traits) } ?? false
        || !passedValues.isEmpty && placeholder.takesOtherValue(than: passedValues)
    }
    /// The arguments that have their place in the text.
    lazy var placed = ArgumentSet(
      of: text.placeholders.filter { placeholder in
        message.passedType(of: placeholder.argument).map { !isOther(placeholder, than: $0) } ?? true
      })
    var told = ArgumentSet()
    for placeholder in text.placeholders where !told.contains(placeholder.argument) {
      guard let passed = message.passedType(of: placeholder.argument),
        isOther(placeholder, than: passed), !source.isInConflict(over: placeholder.argument),
        placeholder.isNumbered || !text.hasBrokenSpecifier,
        traits.isPrintf
          || !text.choices.contains(where: { choice in
            choice.argument == placeholder.argument && choice.isOther(than: passed)
          })
      else { continue }
      told.insert(placeholder.argument)
      let original = source.place(of: placeholder.argument, message, passed)
      // Whoever moves the arguments of a printf format has to number them.
      let twin =
        placeholder.isNumbered
        ? nil
        : source.placeholders.first {
          $0.argument != placeholder.argument && $0.type == placeholder.type
            && $0.phrase == placeholder.phrase && !placed.contains($0.argument)
        }
      if let twin { placed.insert(twin.argument) }
      let isUntyped = !traits.isPrintf && message.type(of: placeholder.argument) == nil
      findings.add(
        .type(Place(placeholder, in: text), original, meant: twin, isUntyped: isUntyped),
        at: placeholder.offset, in: text, of: message)
      if told.count == ArgumentMissing.mostTold { return }
    }
    for choice in text.choices {
      guard let argument = choice.argument, choice.kind != .device, !told.contains(argument),
        let passed = message.passedType(of: argument),
        choice.isOther(than: passed), !source.isInConflict(over: argument)
      else { continue }
      told.insert(argument)
      findings.add(
        .choice(choice, source.place(of: argument, message, passed)), at: choice.offset,
        in: text, of: message)
    }
  }
}

/// How and as what an argument is taken.
private struct Place {
  let spelling: String
  /// Where a substitution tells how its number is written: that.
  let specifier: String?
  let type: ArgumentType
  /// What it is more precisely than its type tells: `%s` is a C string.
  let value: String?
  let isNumbered: Bool
  let argument: Int

  init(_ placeholder: Placeholder, in text: WrittenText, _ type: ArgumentType? = nil) {
    let isOfForms = text.choices.contains {
      $0.argument == placeholder.argument && $0.pluralKind != nil
    }
    spelling = isOfForms ? placeholder.spelling : placeholder.inFull
    specifier = placeholder.isOwnNumber ? text.specifier(of: placeholder) : nil
    self.type = type ?? placeholder.type ?? .text
    value = self.type == .text ? placeholder.phrase : nil
    isNumbered = placeholder.isNumbered
    argument = placeholder.argument
  }

  init(_ spelling: String, _ type: ArgumentType, _ argument: Int) {
    self.spelling = spelling
    specifier = nil
    self.type = type
    value = nil
    isNumbered = false
    self.argument = argument
  }

  func phrase(beside other: Place) -> String {
    // A text is what most people pass for an object.
    let isPrecise = type == .text && other.type == .text || value != "an object"
    return isPrecise ? value ?? type.phrase : type.phrase
  }
}

extension ArgumentSet {
  fileprivate init(of placeholders: [Placeholder]) {
    self.init()
    for placeholder in placeholders { insert(placeholder.argument) }
  }
}

extension WrittenText {
  /// What the first place of each argument takes that is for no number.
  fileprivate var valuesByArgument: [Int: String] {
    Dictionary(
      placeholders.lazy.compactMap { place in place.phrase.map { (place.argument, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  fileprivate func place(
    of argument: Int, _ message: WrittenMessage, _ type: ArgumentType
  ) -> Place {
    placeholders.first { $0.argument == argument }.map { Place($0, in: self, type) }
      ?? Place(spelling(of: argument, message), type, argument)
  }
}

extension Placeholder {
  /// What a printf specifier takes that takes no number; `nil` for others and other formats.
  fileprivate var phrase: String? {
    guard type == .text, spelling.utf8.first == UInt8(ascii: "%") else { return nil }
    return switch spelling.utf8.last {
    case UInt8(ascii: "@"): "an object"
    case UInt8(ascii: "s"): "a C string"
    case UInt8(ascii: "S"): "a C string of UTF-16"
    case UInt8(ascii: "c"), UInt8(ascii: "C"): "a character"
    case UInt8(ascii: "p"): "a pointer"
    default: nil
    }
  }

  fileprivate func takesOtherValue(than passed: [Int: String]) -> Bool {
    guard let phrase, let other = passed[argument] else { return false }
    return phrase != other
  }
}

extension WrittenChoice {
  /// Whether it chooses by something else than the app passes.
  fileprivate func isOther(than passed: ArgumentType) -> Bool {
    (passed == .text) != (kind == .select)
  }
}

extension ArgumentType {
  /// Whether a place for one type can show another. In MessageFormat all numbers can be written in
  /// all styles; printf reads those with decimals from other registers than whole ones.
  fileprivate func accepts(_ type: ArgumentType, _ traits: WrittenCatalogue.Traits) -> Bool {
    self == type || !traits.isPrintf && self != .text && type != .text
  }

  fileprivate var phrase: String {
    switch self {
    case .integer: "a whole number"
    case .number: "a number with decimals"
    case .text: "a text"
    }
  }
}

extension Diagnostic.Message {
  /// - Parameters:
  ///   - meant: The place of the source that it may be for.
  ///   - isUntyped: Whether a declaration would make the argument what the place takes.
  fileprivate static func type(
    _ place: Place, _ original: Place, meant: Placeholder?, isUntyped: Bool
  ) -> Self {
    let passed = original.phrase(beside: place)
    let taken = place.phrase(beside: original)
    if let specifier = place.specifier {
      return ArgumentTypeDiffers.info.message(
        "%arg stands for \(specifier) and takes \(taken), but the source passes \(passed) "
          + "(\(original.known)); write \(original.known.unnumbered.dropFirst()) as its specifier")
    }
    let cure =
      meant.map { "%\($0.argument + 1)$\(place.spelling.dropFirst())" }
      ?? (place.isNumbered ? original.known.numbered(place.argument) : original.known)
    return ArgumentTypeDiffers.info.message(
      "\(place.spelling) takes \(taken), but the source passes \(passed) (\(original.known)); "
        + "write \(cure)"
        + (isUntyped ? ", or declare the argument as \(place.type.rawValue)" : ""))
  }

  fileprivate static func choice(_ choice: WrittenChoice, _ original: Place) -> Self {
    ArgumentTypeDiffers.info.message(
      choice.kind == .select
        ? "a select chooses by a text, but the source passes \(original.type.phrase) "
          + "(\(original.known)); choose by plural"
        : "plural forms are chosen by a number, but the source passes a text (\(original.known)); "
          + "write it without forms, or make it a number in the source")
  }
}

extension Place {
  /// The specifier that the app's number is read by.
  fileprivate var known: String { specifier ?? spelling }
}
