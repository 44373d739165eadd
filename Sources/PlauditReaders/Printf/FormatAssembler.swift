import PlauditModel

/// Makes trees of the formats of one text.
struct FormatAssembler {
  var parts = WrittenText.Parts()
  /// Substitutions by name, to be put where the text refers to them.
  var substitutions: [String: WrittenChoice] = [:]

  /// The substitution whose forms are being read.
  struct Own {
    let argument: Int
    let type: ArgumentType
  }

  /// - Parameters:
  ///   - range: The text, in bytes of UTF-8.
  ///   - own: The substitution whose form the text is.
  ///   - place: Where in the file an offset of the bytes is.
  ///   - start: Where in the file the text begins.
  mutating func pattern(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, own: Own? = nil,
    at place: (Int) -> Int, from start: Int
  ) -> WrittenPattern {
    var lexer = PrintfLexer(bytes, range, isSubstitution: own != nil)
    var pieces: [WrittenPattern.Piece] = []
    var unnumbered = 0
    func words(_ range: Range<Int>) -> String {
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
    while let lexeme = lexer.next() {
      switch lexeme {
      case .text(let range):
        pieces.append(.text(words(range)))
      case .specifier(let specifier):
        unnumbered += specifier.position == nil ? specifier.stars : 0
        let argument = specifier.position.map { $0 - 1 } ?? unnumbered
        if specifier.position == nil { unnumbered += 1 }
        pieces.append(
          add(
            Placeholder(
              argument: argument, type: specifier.type, spelling: words(specifier.range),
              offset: place(specifier.range.lowerBound), isNumbered: specifier.position != nil)))
      case .ownNumber(let at):
        guard let own else { break }
        pieces.append(
          add(
            Placeholder(
              argument: own.argument, type: own.type, spelling: "%arg", offset: place(at))))
      case .reference(let range, let position, let at):
        let name = words(range)
        parts.references.append(WrittenText.Name(name, at: place(at)))
        if position == nil { unnumbered += 1 }
        guard let choice = substitutions[name] else { break }
        if choice.argument == nil { choice.decide((position ?? unnumbered) - 1) }
        pieces.append(.choice(choice))
      case .slip(let kind, let range):
        parts.slips.append(WrittenText.Slip(kind, words(range), at: place(range.lowerBound)))
        pieces.append(.text(words(range)))
      }
    }
    return WrittenPattern(pieces, at: start)
  }

  private mutating func add(_ placeholder: Placeholder) -> WrittenPattern.Piece {
    parts.placeholders.append(placeholder)
    return .placeholder(parts.placeholders.count - 1)
  }
}
