import PlauditModel

/// Makes trees of the formats of one text.
struct FormatAssembler {
  var parts = WrittenText.Parts()
  /// By name, to be put where the text refers to them.
  var substitutions: [String: Substitution] = [:]
  /// How many forms the text has, those of a substitution wherever it is referred to.
  private var size = 0

  /// Substitutions that refer to each other double a text again and again.
  static let mostForms = 10_000

  /// Whether the text would have more forms; the rest of the references is then left out.
  private(set) var isTooLarge = false

  struct Substitution {
    let choice: WrittenChoice
    fileprivate let size: Int
  }

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
    var counter = ArgumentCounter(own)
    func words(_ range: Range<Int>) -> String {
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
    while let lexeme = lexer.next() {
      switch lexeme {
      case .text(let range):
        pieces.append(.text(words(range)))
      case .specifier(let specifier):
        let argument = counter.argument(specifier.position, stars: specifier.stars)
        if specifier.type == .text, bytes[specifier.range.upperBound - 1] != UInt8(ascii: "@") {
          parts.hasCValues = true
        }
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
        let argument = counter.argument(position)
        guard let substitution = substitutions[name] else {
          // The text is not joined to what would stand behind it.
          pieces.append(.text(String(WrittenText.value)))
          break
        }
        size += substitution.size
        isTooLarge = isTooLarge || size > Self.mostForms
        guard !isTooLarge else { break }
        if substitution.choice.argument == nil { substitution.choice.decide(argument) }
        pieces.append(.choice(substitution.choice))
      case .slip(let kind, let range):
        parts.slips.append(WrittenText.Slip(kind, words(range), at: place(range.lowerBound)))
        pieces.append(.text(words(range)))
      }
    }
    return WrittenPattern(pieces, at: start)
  }

  mutating func define(_ name: String, _ choice: WrittenChoice) {
    substitutions[name] = Substitution(choice: choice, size: size(of: choice))
  }

  private func size(of choice: WrittenChoice) -> Int {
    if let name = choice.name, let known = substitutions[name], known.choice === choice {
      return known.size
    }
    return choice.branches.reduce(0) { size, branch in
      branch.pattern.pieces.reduce(size + 1) { size, piece in
        if case .choice(let inner) = piece { size + self.size(of: inner) } else { size }
      }
    }
  }

  /// The number that chooses among forms which are the whole text: the first that they show.
  ///
  /// - Parameter start: The first placeholder of the forms.
  func numericArgument(from start: Int) -> Int? {
    parts.placeholders[start...].filter { $0.type != .text }.map(\.argument).min()
  }

  private mutating func add(_ placeholder: Placeholder) -> WrittenPattern.Piece {
    parts.placeholders.append(placeholder)
    return .placeholder(parts.placeholders.count - 1)
  }
}
