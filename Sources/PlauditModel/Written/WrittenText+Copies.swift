internal import PlauditKit

extension WrittenText {
  /// Whether every form says what the source's form for the same numbers says.
  func repeats(_ source: WrittenText) -> Bool {
    Self.repeats(pattern, self, source.pattern, source)
  }

  private static func repeats(
    _ pattern: WrittenPattern, _ text: WrittenText, _ original: WrittenPattern,
    _ source: WrittenText
  ) -> Bool {
    // A plain text may repeat the form that stands for most numbers.
    if pattern.pieces.count == 1, case .choice(let choice) = pattern.pieces[0],
      !(original.pieces.count == 1 && original.pieces[0].isChoice)
    {
      return choice.branches.allSatisfy { repeats($0.pattern, text, original, source) }
    }
    guard pattern.pieces.count == original.pieces.count else { return false }
    return zip(pattern.pieces, original.pieces).allSatisfy { piece, originalPiece in
      switch (piece, originalPiece) {
      case (.text(let left), .text(let right)):
        left == right
      case (.placeholder(let left), .placeholder(let right)):
        text.placeholders[left].repeats(source.placeholders[right], in: text, of: source)
      case (.choice(let left), .choice(let right)):
        left.kind == right.kind && left.argument == right.argument
          && left.branches.allSatisfy { branch in
            let twin = right.branch(branch.selector) ?? right.defaultBranch
            return twin.map { repeats(branch.pattern, text, $0.pattern, source) } ?? false
          }
      default: false
      }
    }
  }
}

extension Placeholder {
  /// Whether both show the same value, and in the same way.
  fileprivate func repeats(
    _ other: Placeholder, in text: WrittenText, of source: WrittenText
  ) -> Bool {
    argument == other.argument && type == other.type
      && isWritten(in: text, like: other, of: source)
  }
}

extension WrittenPattern.Piece {
  fileprivate var isChoice: Bool {
    if case .choice = self { true } else { false }
  }
}

extension WrittenChoice {
  /// The form for what has none of its own.
  package var defaultBranch: Branch? {
    branch(.category(.other)) ?? branch(.option("other"))
  }
}
