extension WrittenText {
  /// A text as a reader may see it, for one way to choose.
  package struct Whole {
    package let text: String
    /// Of the form that was chosen first.
    package let offset: Int
  }

  /// Stands for the value of a placeholder.
  package static let value: Unicode.Scalar = "\u{FFFC}"

  /// The texts that its choices make; of very many the first ones.
  package var wholes: [Whole] { Self.wholes(pattern) }

  private static let mostWholes = 64

  private static func wholes(_ pattern: WrittenPattern) -> [Whole] {
    var isChosen = false
    return pattern.pieces.reduce([Whole(text: "", offset: pattern.offset)]) { wholes, piece in
      switch piece {
      case .text(let text):
        return wholes.map { Whole(text: $0.text + text, offset: $0.offset) }
      case .placeholder:
        return wholes.map { Whole(text: $0.text + String(value), offset: $0.offset) }
      case .choice(let choice):
        let forms = choice.branches.flatMap { Self.wholes($0.pattern) }
        defer { isChosen = true }
        return Array(
          wholes.lazy.flatMap { whole in
            forms.lazy.map {
              Whole(text: whole.text + $0.text, offset: isChosen ? whole.offset : $0.offset)
            }
          }.prefix(mostWholes))
      }
    }
  }
}

extension WrittenPattern {
  /// The texts of the tree with the places of the patterns they stand in.
  package func forEachText(_ body: (String, _ offset: Int) -> Void) {
    for piece in pieces {
      switch piece {
      case .text(let text): body(text, offset)
      case .placeholder: break
      case .choice(let choice):
        for branch in choice.branches { branch.pattern.forEachText(body) }
      }
    }
  }

  package enum Edge { case start, end }

  /// What stands at an edge of the texts that it makes: `nil` for a placeholder.
  package func forEachEdge(_ edge: Edge, _ body: (String?, _ offset: Int) -> Void) {
    switch edge == .start ? pieces.first : pieces.last {
    case nil: body("", offset)
    case .text(let text): body(text, offset)
    case .placeholder: body(nil, offset)
    case .choice(let choice):
      for branch in choice.branches { branch.pattern.forEachEdge(edge, body) }
    }
  }
}
