import PlauditModel

extension WrittenText {
  /// The number that a `#` outside the forms of a plural is meant for; `nil` where there is no such
  /// `#`, where the number is shown beside it, or where the source has one too.
  func strayHash(in message: WrittenMessage) -> Int? {
    guard !isPrintf else { return nil }
    let source = message.source
    let chooser = pluralArgument ?? source?.pluralArgument
    guard let argument = chooser ?? numberArgument ?? source?.numberArgument,
      message.argumentNames.indices.contains(argument)
    else { return nil }
    // Without forms it may well be the sign, as in "#1". With the number it is: "Issue # 1".
    let isAlone = chooser == nil
    guard pattern.hasHash(aloneOnly: isAlone, where: { !$0.shows(argument, placeholders) }),
      source === self || source?.pattern.hasHash(aloneOnly: isAlone) != true
    else { return nil }
    return argument
  }

  private var pluralArgument: Int? { choices.first { $0.pluralKind != nil }?.argument }

  private var numberArgument: Int? {
    placeholders.first { $0.type != nil && $0.type != .text }?.argument
  }
}

extension WrittenPattern {
  /// Whether a `#` stands where it is text.
  ///
  /// - Parameters:
  ///   - aloneOnly: Whether it has to stand by itself, as a number does.
  ///   - isMeant: Whether it counts, by what is around it.
  fileprivate func hasHash(
    aloneOnly: Bool, inPlural: Bool = false, where isMeant: (WrittenPattern) -> Bool = { _ in true }
  ) -> Bool {
    pieces.indices.contains { index in
      let isThere =
        switch pieces[index] {
        case .text(let text):
          !inPlural && text.utf8.contains(UInt8(ascii: "#"))
            && (!aloneOnly || isAlone("#", in: text, at: index))
        case .placeholder: false
        case .choice(let choice):
          choice.branches.contains {
            $0.pattern.hasHash(
              aloneOnly: aloneOnly, inPlural: choice.pluralKind != nil, where: isMeant)
          }
        }
      return isThere && isMeant(rest(without: index))
    }
  }

  private func rest(without index: Int) -> WrittenPattern {
    WrittenPattern(Array(pieces[..<index] + pieces[(index + 1)...]), at: offset)
  }

  /// Whether it stands between spaces, or between one and an edge of the whole.
  private func isAlone(_ sign: String, in text: String, at index: Int) -> Bool {
    text.split(whereSeparator: \.isWhitespace).contains { word in
      word == sign && (word.startIndex > text.startIndex || index == pieces.startIndex)
        && (word.endIndex < text.endIndex || index == pieces.endIndex - 1)
    }
  }
}
