import PlauditKit
import PlauditModel

/// Reads the localization of one key for one language: a text, variations of it by plural category
/// and device, and substitutions, which have variations of their own.
struct StringCatalogText {
  private let document: JSONDocument
  private let language: Language
  private var assembler = FormatAssembler()
  private var state: WrittenText.State?
  /// Whether something of another kind stands where a part of the text does, which is told.
  private var isFaulty = false

  enum Reading {
    case text(WrittenText)
    /// There is a text, but what it says is not known.
    case faulty
    /// There is none, but phrases, or a field that Xcode does not know, which is told.
    case other
    case nothing
  }

  init(_ document: JSONDocument, _ language: Language) {
    self.document = document
    self.language = language
  }

  /// One part that cannot be read makes all of the text unknown: without it, forms would be missing
  /// that are there.
  consuming func read(_ key: JSONDocument.Index, _ localization: JSONDocument.Index) -> Reading {
    for field in document.members(of: localization)
    where document.string(field.key, is: "substitutions") {
      require(document.isObject(field.value))
      for substitution in document.members(of: field.value) {
        readSubstitution(substitution.key, substitution.value)
      }
    }
    let pattern = content(localization, own: nil)
    if isFaulty { return .faulty }
    guard let pattern else { return holdsMore(localization) ? .other : .nothing }
    return .text(
      WrittenText(
        language, pattern, assembler.parts, state: state, in: document,
        at: document.offset(of: key)))
  }

  private func holdsMore(_ localization: JSONDocument.Index) -> Bool {
    document.members(of: localization).contains { field in
      if document.string(field.key, is: "variations") {
        return document.members(of: field.value).contains { kind in
          !document.string(kind.key, is: "plural") && !document.string(kind.key, is: "device")
        }
      }
      return !document.string(field.key, is: "stringUnit")
        && !document.string(field.key, is: "substitutions")
    }
  }

  private mutating func readSubstitution(_ key: JSONDocument.Index, _ value: JSONDocument.Index) {
    guard let name = document.string(key), !document.isRepeated(key) else { return }
    require(document.isObject(value))
    assembler.parts.substitutions.append(
      WrittenText.Name(name, at: document.offset(of: key)))
    var position: Int?
    var specifier: String?
    for field in document.members(of: value) {
      if document.string(field.key, is: "argNum") {
        position = document.integer(field.value)
      } else if document.string(field.key, is: "formatSpecifier") {
        specifier = document.string(field.value)
      }
    }
    let argument = position.flatMap { (1...PrintfLexer.mostArguments).contains($0) ? $0 - 1 : nil }
    for field in document.members(of: value) where document.string(field.key, is: "variations") {
      let own = FormatAssembler.Own(
        argument: argument ?? assembler.parts.substitutions.count - 1,
        type: ArgumentType(printf: specifier ?? ""))
      if let choice = variations(field.value, own: own, name: name, specifier: specifier) {
        if let argument { choice.decide(argument) }
        assembler.define(name, choice)
      }
    }
  }

  /// What an object with `stringUnit` or `variations` says.
  private mutating func content(
    _ index: JSONDocument.Index, own: FormatAssembler.Own?
  ) -> WrittenPattern? {
    require(document.isObject(index))
    var pattern: WrittenPattern?
    for field in document.members(of: index) {
      if document.string(field.key, is: "stringUnit") {
        pattern = unit(field.value, own: own)
      } else if document.string(field.key, is: "variations"),
        let choice = variations(field.value, own: own)
      {
        pattern = WrittenPattern([.choice(choice)], at: choice.offset)
      }
    }
    return pattern
  }

  private mutating func unit(
    _ index: JSONDocument.Index, own: FormatAssembler.Own?
  ) -> WrittenPattern? {
    require(document.isObject(index))
    var pattern: WrittenPattern?
    for field in document.members(of: index) {
      let isValue = document.string(field.key, is: "value")
      guard document.isString(field.value) else {
        require(!isValue)
        continue
      }
      if isValue {
        pattern = assembler.pattern(field.value, in: document, own: own)
      } else if document.string(field.key, is: "state") {
        let read = WrittenText.State(document, field.value)
        // The least finished form decides for the text.
        if state == nil || state == .translated { state = read }
      }
    }
    return pattern
  }

  private mutating func require(_ isOfItsKind: Bool) {
    if !isOfItsKind { isFaulty = true }
  }

  private mutating func variations(
    _ index: JSONDocument.Index, own: FormatAssembler.Own?, name: String? = nil,
    specifier: String? = nil
  ) -> WrittenChoice? {
    require(document.isObject(index))
    for field in document.members(of: index) {
      let isPlural = document.string(field.key, is: "plural")
      guard isPlural || document.string(field.key, is: "device") else { continue }
      require(document.isObject(field.value))
      let position = assembler.parts.choices.count
      let firstPlaceholder = assembler.parts.placeholders.count
      var branches: [WrittenChoice.Branch] = []
      for member in document.members(of: field.value) where !document.isRepeated(member.key) {
        guard let selector = selector(member.key, isPlural: isPlural),
          let pattern = content(member.value, own: own)
        else { continue }
        branches.append(.init(selector, at: document.offset(of: member.key), pattern))
      }
      let choice = WrittenChoice(
        isPlural ? .plural(.cardinal) : .device,
        argument: isPlural && own == nil ? assembler.numericArgument(from: firstPlaceholder) : nil,
        name: name, specifier: specifier, branches: branches,
        at: document.offset(of: field.key))
      assembler.parts.choices.insert(choice, at: position)
      return choice
    }
    return nil
  }

  private func selector(
    _ key: JSONDocument.Index, isPlural: Bool
  ) -> WrittenChoice.Selector? {
    guard let word = document.string(key) else { return nil }
    if isPlural, let category = PluralCategory(rawValue: word) { return .category(category) }
    return .option(word)
  }
}

extension WrittenText.State {
  fileprivate init(_ document: JSONDocument, _ index: JSONDocument.Index) {
    if document.string(index, is: "translated") {
      self = .translated
    } else if document.string(index, is: "new") {
      self = .new
    } else if document.string(index, is: "needs_review") {
      self = .needsReview
    } else {
      self = .unknown(document.string(index) ?? "")
    }
  }
}

extension ArgumentType {
  /// The type of a specifier without its percent sign: `lld`, `.1f`, `@`.
  fileprivate init(printf specifier: String) {
    self =
      switch specifier.last {
      case "@", "s": .text
      case "f", "e", "g", "a": .number
      default: .integer
      }
  }
}
