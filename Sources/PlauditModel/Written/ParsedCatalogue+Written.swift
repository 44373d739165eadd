import PlauditKit

extension ParsedCatalogue {
  /// The messages of a String Catalog, for compiling. What no Swift can be written for is an error
  /// in the source language; in a translation it makes the language fall back, and checks tell why.
  package init(
    _ catalogue: WrittenCatalogue, _ manifest: Manifest, into diagnostics: inout Diagnostics
  ) {
    let source = catalogue.sourceLanguage
    if source.canonicalTag == nil { diagnostics.add(.noTag(source.tag), at: source.location) }
    let wanted = manifest.languages.map { Set($0.map(\.value)) }
    // What is no tag is left out, which a check tells.
    let languages = catalogue.languages.filter { language in
      language === source
        || language.canonicalTag != nil && wanted?.contains(language.tagToCompile) ?? true
    }
    var messages: [ParsedMessage] = []
    var problems = Diagnostics()
    catalogue.forEachMessage { message in
      guard !message.isStale else { return }
      var compiler = TextCompiler(message)
      guard let text = compiler.source(in: source, &problems) else { return }
      let translations = message.texts.compactMap { text in
        text.language === source || !languages.contains { $0 === text.language } || text.isBlank
          ? nil : compiler.translation(text, &problems)
      }
      messages.append(ParsedMessage(source: text, translations: translations))
    }
    diagnostics.add(contentsOf: problems)
    self.init(
      manifest: manifest, sourceLanguage: source.tagToCompile,
      languages: languages.map(\.tagToCompile).sorted(), messages: messages,
      files: Dictionary(
        languages.map { ($0.tagToCompile, $0.location) }, uniquingKeysWith: { first, _ in first }))
  }
}

extension Language {
  fileprivate var tagToCompile: String { canonicalTag ?? tag }
}

/// Makes message trees of one message's texts.
private struct TextCompiler {
  private let message: WrittenMessage
  private let names: ArgumentNames
  private var uses: [ArgumentUse] = []

  init(_ message: WrittenMessage) {
    self.message = message
    names = ArgumentNames(message.source)
  }

  private var location: SourceLocation { message.file.location(atOffset: message.offset) }

  /// The source's text; the key where none is written.
  mutating func source(in language: Language, _ diagnostics: inout Diagnostics) -> ParsedText? {
    guard let text = message.source else {
      return parsed(ParsedPattern(pattern: [.text(message.key)], uses: []), in: language)
    }
    do throws(Uncompilable) {
      return try compiled(text)
    } catch {
      diagnostics.add(error.message, at: text.location(at: error.offset))
      return nil
    }
  }

  mutating func translation(
    _ text: WrittenText, _ diagnostics: inout Diagnostics
  ) -> ParsedText? {
    let subject = Diagnostic.Subject(key: message.key, language: text.language.tag)
    if message.source == nil, let placeholder = text.placeholders.first {
      diagnostics.add(
        .noSource(placeholder.spelling), at: text.location(at: placeholder.offset), about: subject)
      return nil
    }
    do throws(Uncompilable) {
      return try compiled(text)
    } catch {
      // No check tells it: on a device that has a variation, the text is right.
      if error.message == .noOtherDevice {
        diagnostics.add(
          .noOtherDeviceHere, at: text.location(at: error.offset), about: subject)
      }
      return nil
    }
  }

  private mutating func compiled(_ text: WrittenText) throws(Uncompilable) -> ParsedText {
    if let reference = text.undefinedReference {
      throw Uncompilable(message: .noSubstitution(reference.name), offset: reference.offset)
    }
    uses = []
    let pattern = try compiled(text.pattern, of: text)
    return parsed(ParsedPattern(pattern: pattern, uses: uses), in: text.language)
  }

  private func parsed(_ pattern: ParsedPattern, in language: Language) -> ParsedText {
    let entry = MessageEntry(
      key: Located(message.key, at: location),
      source: .pattern(SourceText(message.key, at: location, isVerbatim: false)),
      comment: message.comment)
    return ParsedText(language: language.tagToCompile, entry: entry, parsed: pattern)
  }

  private mutating func compiled(
    _ pattern: WrittenPattern, of text: WrittenText
  ) throws(Uncompilable) -> Pattern {
    var elements: Pattern = []
    for piece in pattern.pieces {
      switch piece {
      case .text(let words): elements.append(.text(words))
      case .placeholder(let index):
        let placeholder = text.placeholders[index]
        let name = names[placeholder.argument]
        uses.append(
          ArgumentUse(
            name: name, type: placeholder.type, location: text.location(at: placeholder.offset)))
        elements.append(
          placeholder.type == .number
            ? .number(name, NumberStyle(printf: text.specifier(of: placeholder))) : .argument(name))
      case .choice(let choice): elements += try compiled(choice, of: text)
      }
    }
    // Texts that stand next to each other become one.
    return elements.mapElements { $0 }
  }

  private mutating func compiled(
    _ choice: WrittenChoice, of text: WrittenText
  ) throws(Uncompilable) -> Pattern {
    guard case .plural(let kind) = choice.kind else {
      guard let other = choice.defaultBranch else {
        throw Uncompilable(message: .noOtherDevice, offset: choice.offset)
      }
      return try compiled(other.pattern, of: text)
    }
    guard choice.has(.other) else {
      throw Uncompilable(message: .noOther, offset: choice.offset)
    }
    let name = names[choice.argument ?? 0]
    let type =
      message.argumentTypes.indices.contains(choice.argument ?? 0)
      ? message.argumentTypes[choice.argument ?? 0] : nil
    uses.append(
      ArgumentUse(
        name: name, type: type ?? .integer, location: text.location(at: choice.offset)))
    var branches: [PluralChoice.Branch] = []
    for branch in choice.branches {
      guard let selector = branch.selector.formSelector(in: text.language) else { continue }
      branches.append(
        PluralChoice.Branch(selector: selector, pattern: try compiled(branch.pattern, of: text)))
    }
    return [.plural(PluralChoice(argument: name, kind: kind, branches: branches))]
  }
}

private struct Uncompilable: Error {
  let message: Diagnostic.Message
  let offset: Int
}

extension Diagnostic.Message {
  fileprivate static func noTag(_ tag: String) -> Self {
    error("locale-invalid", "\(tag) is no language tag; write one such as en or pt-BR")
  }

  fileprivate static let noOther = error(
    "plural-other-missing", "the form other is missing; every plural needs it")

  fileprivate static let noOtherDevice = error(
    "device-other-missing",
    "a text that varies by device is compiled for all devices; add the variation other")

  fileprivate static let noOtherDeviceHere = warning(
    "device-other-missing", noOtherDevice.text + "; this language falls back")

  fileprivate static func noSource(_ argument: String) -> Self {
    warning(
      "argument-extra",
      "the source language has no text for this key, and so no argument \(argument); write one; "
        + "this language falls back")
  }

  fileprivate static func noSubstitution(_ name: String) -> Self {
    error(
      "substitution-undefined",
      "no substitution is named \(name) here; add it, or write what it stands for")
  }
}
