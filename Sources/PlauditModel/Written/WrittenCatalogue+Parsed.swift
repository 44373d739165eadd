import PlauditKit

extension WrittenCatalogue {
  /// The catalogue of locale files.
  package init(_ parsed: ParsedCatalogue) {
    let start = parsed.manifest.location
    // That a language has no file is told already.
    let languages = parsed.languages.compactMap { tag in
      parsed.files[tag].map { Language(tag, at: $0, isDraft: parsed.drafts.contains(tag)) }
    }
    let byTag = Dictionary(
      languages.map { ($0.tag, ($0, LinedFile(of: $0.location))) },
      uniquingKeysWith: { first, _ in first })
    let source = byTag[parsed.sourceLanguage]?.0 ?? Language(parsed.sourceLanguage, at: start)
    // Beside a language's own texts may stand included ones, of another file.
    func file(of text: ParsedText, _ usual: LinedFile) -> LinedFile {
      let place = text.entry.key.location
      return usual.holds(place) ? usual : LinedFile(of: place)
    }
    self.init(
      LinedFile(of: start), sourceLanguage: source, languages: languages, traits: .init(),
      extraKeys: parsed.extraKeys
    ) { body in
      for message in parsed.messages {
        var reader = WrittenTextReader(message)
        func written(_ text: ParsedText) -> WrittenText? {
          byTag[text.language].map { reader.text(text, $0, in: file(of: text, $1)) }
        }
        var texts = [written(message.source)].compactMap(\.self)
        texts += message.translations.lazy.compactMap(written)
        let entry = message.source.entry
        body(
          WrittenMessage(
            key: entry.key.value, in: LinedFile(of: entry.key.location),
            at: LinedFile.offset(of: entry.key.location), comment: entry.comment,
            maxLength: entry.maxLength, silences: message.silences, entry: entry,
            argumentNames: reader.names,
            declaredTypes: reader.declaredTypes, source: texts.first, texts: texts,
            unread: message.unread))
      }
    }
  }
}

extension ParsedMessage {
  fileprivate var silences: [WrittenMessage.Silence] {
    ([source] + translations).flatMap { text in
      text.entry.silences.map { WrittenMessage.Silence($0, language: text.language) }
    }
  }
}

/// Makes the written form of parsed texts.
private struct WrittenTextReader {
  /// Arguments by their numbers: the source's first.
  private var arguments = NameNumbers()
  let declaredTypes: [Int: ArgumentType]
  private var parts = WrittenText.Parts()
  /// What is used in a text, and how.
  private var used = NameNumbers()
  private var uses: [ArgumentUse] = []

  var names: [String] { arguments.names }

  init(_ message: ParsedMessage) {
    let declarations = message.source.entry.arguments
    for declaration in declarations { _ = arguments.number(of: declaration.name.value) }
    declaredTypes = Dictionary(
      declarations.enumerated().compactMap { index, declaration in
        declaration.type.map { (index, $0.value) }
      }, uniquingKeysWith: { first, _ in first })
  }

  mutating func text(
    _ text: ParsedText, _ language: Language, in file: LinedFile
  ) -> WrittenText {
    parts = WrittenText.Parts()
    parts.isPlain = text.parsed.isPlain
    // The first use has the place, the first one with a type the type.
    used.removeAll()
    uses.removeAll(keepingCapacity: true)
    for use in text.parsed.uses {
      let number = used.number(of: use.name)
      if number == uses.count {
        uses.append(use)
      } else if uses[number].type == nil {
        uses[number] = ArgumentUse(
          name: use.name, type: use.type, location: uses[number].location)
      }
    }
    let pattern: WrittenPattern
    switch text.entry.source {
    case .pattern(let source):
      parts.messageFormat = [source]
      pattern = read(text.parsed.pattern, at: LinedFile.offset(of: source.location))
    case .forms(let forms):
      parts.messageFormat = forms.map(\.text)
      let key = LinedFile.offset(of: text.entry.key.location)
      pattern = read(
        text.parsed.pattern, at: key,
        branches: forms.map { LinedFile.offset(of: $0.selector.location) })
    }
    return WrittenText(
      language, pattern, parts, in: file,
      at: LinedFile.offset(of: text.entry.key.location))
  }

  /// - Parameter branches: The places of the forms, where the whole is a mapping of forms.
  private mutating func read(
    _ pattern: Pattern, at offset: Int, branches: [Int] = []
  ) -> WrittenPattern {
    let pieces = pattern.map { element -> WrittenPattern.Piece in
      switch element {
      case .text(let text): return .text(text)
      case .argument(let name): return placeholder(name, "{" + name + "}", offset)
      case .number(let name, let style):
        return placeholder(name, "{\(name), number}", offset, style: style.code)
      case .difference(let name, _, let style):
        return placeholder(name, "#", offset, style: style.code)
      case .plural(let choice):
        return self.choice(
          .plural(choice.kind), choice.argument, difference: choice.offset, at: offset,
          choice.branches.enumerated().map { index, branch in
            (
              WrittenChoice.Selector(branch.selector), branch.pattern,
              index < branches.count ? branches[index] : offset
            )
          })
      case .select(let choice):
        return self.choice(
          .select, choice.argument, at: offset,
          choice.branches.map { (.option($0.option), $0.pattern, offset) })
      }
    }
    return WrittenPattern(pieces, at: offset)
  }

  private mutating func choice(
    _ kind: WrittenChoice.Kind, _ argument: String, difference: Int = 0, at offset: Int,
    _ branches: [(selector: WrittenChoice.Selector, pattern: Pattern, offset: Int)]
  ) -> WrittenPattern.Piece {
    let position = parts.choices.count
    let forms = branches.map { branch in
      WrittenChoice.Branch(
        branch.selector, at: branch.offset, read(branch.pattern, at: branch.offset))
    }
    let choice = WrittenChoice(
      kind, argument: arguments.number(of: argument), difference: difference, branches: forms,
      at: offset)
    parts.choices.insert(choice, at: position)
    return .choice(choice)
  }

  private mutating func placeholder(
    _ name: String, _ spelling: String, _ offset: Int, style: String = ""
  ) -> WrittenPattern.Piece {
    let use = used.known(name).map { uses[$0] }
    parts.placeholders.append(
      Placeholder(
        argument: arguments.number(of: name), type: use?.type, spelling: spelling,
        offset: use.map { LinedFile.offset(of: $0.location) } ?? offset,
        style: style))
    return .placeholder(parts.placeholders.count - 1)
  }
}

extension WrittenChoice.Selector {
  fileprivate init(_ selector: FormSelector) {
    self =
      switch selector {
      case .category(let category): .category(category)
      case .exact(let number): .exact(number)
      }
  }
}
