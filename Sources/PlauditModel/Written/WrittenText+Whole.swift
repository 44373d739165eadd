extension WrittenText {
  /// A text as a reader may see it, for one way to choose.
  package struct Whole {
    package fileprivate(set) var text: String
    /// Of the form that was chosen first.
    package fileprivate(set) var offset: Int
  }

  /// Stands for the value of a placeholder.
  package static let value: Unicode.Scalar = "\u{FFFC}"

  /// The texts that its choices make; of very many some.
  package var wholes: [Whole] { Self.wholes(pattern) }

  private static let mostWholes = 64

  private static func wholes(_ pattern: WrittenPattern) -> [Whole] {
    var isChosen = false
    var wholes = [Whole(text: "", offset: pattern.offset)]
    func add(_ text: String) {
      for index in wholes.indices { wholes[index].text += text }
    }
    for piece in pattern.pieces {
      switch piece {
      case .text(let text): add(text)
      case .placeholder: add(String(value))
      case .choice(let choice):
        let forms = Array(
          choice.branches.lazy.flatMap { Self.wholes($0.pattern) }.prefix(mostWholes))
        wholes = combined(wholes, forms, isChosen)
        isChosen = true
      }
    }
    return wholes
  }

  /// Each text with each form behind it. Where that makes too many, each text and each form are in
  /// some.
  private static func combined(
    _ wholes: [Whole], _ forms: [Whole], _ isChosen: Bool
  ) -> [Whole] {
    guard wholes.count * forms.count > mostWholes else {
      return wholes.flatMap { whole in
        forms.map {
          Whole(text: whole.text + $0.text, offset: isChosen ? whole.offset : $0.offset)
        }
      }
    }
    // Copying all anew for each of many choices would take forever.
    var combined = wholes
    while combined.count < mostWholes { combined.append(combined[combined.count - wholes.count]) }
    for index in combined.indices {
      let form = forms[index % forms.count]
      combined[index].text += form.text
      if !isChosen { combined[index].offset = form.offset }
    }
    return combined
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

  /// What stands at an edge of the texts that it makes, `nil` for a placeholder, with the pattern
  /// that it stands in.
  package func forEachEdge(_ edge: Edge, _ body: (String?, WrittenPattern) -> Void) {
    switch edge == .start ? pieces.first : pieces.last {
    case nil: body("", self)
    case .text(let text): body(text, self)
    case .placeholder: body(nil, self)
    case .choice(let choice):
      for branch in choice.branches { branch.pattern.forEachEdge(edge, body) }
    }
  }
}
