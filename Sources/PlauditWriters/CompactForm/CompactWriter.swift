import PlauditKit
package import PlauditModel

/// Writes a message's tree in the compact form that the runtime reads (`CompactMessage.swift`).
package struct CompactWriter {
  private let places: [String: Int]

  /// - Parameter arguments: The message's arguments in the order in which the app passes them.
  package init(arguments: [String]) {
    places = Dictionary(
      zip(arguments, arguments.indices), uniquingKeysWith: { first, _ in first })
  }

  /// - Throws: `CompactFormLimit` where the text is longer than the form can say.
  package func message(_ pattern: Pattern) throws(CompactFormLimit) -> String {
    var output = ""
    for element in pattern { output += try item(element) }
    return output
  }

  private func item(_ element: PatternElement) throws(CompactFormLimit) -> String {
    switch element {
    case .text(let text): try texts(text)
    case .argument(let name): try "a" + place(name)
    case .difference(let name, let offset): try "#" + place(name) + "\(offset);"
    case .plural(let choice): try plural(choice)
    case .select(let choice): try select(choice)
    }
  }

  private func texts(_ text: String) throws(CompactFormLimit) -> String {
    var output = ""
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let piece = Self.prefix(of: rest, utf8Count: CompactForm.longestText - 1)
      output += try "t" + counted(String(piece), width: CompactForm.textLengthWidth)
      rest = rest[piece.endIndex...]
    }
    return output
  }

  /// As many whole scalars as fit.
  private static func prefix(
    of scalars: Substring.UnicodeScalarView, utf8Count limit: Int
  ) -> Substring.UnicodeScalarView {
    var count = 0
    return scalars.prefix { scalar in
      count += UTF8.width(scalar)
      return count <= limit
    }
  }

  private func plural(_ choice: PluralChoice) throws(CompactFormLimit) -> String {
    var exact = ""
    var categories = ""
    var other = ""
    for branch in choice.branches {
      let body = try counted(message(branch.pattern), width: CompactForm.lengthWidth)
      switch branch.selector {
      case .exact(let number): exact += "=\(number);" + body
      case .category(.other): other = "\(CompactForm.letter(for: .other))" + body
      case .category(let category): categories += "\(CompactForm.letter(for: category))" + body
      }
    }
    let kind = choice.kind == .cardinal ? "p" : "o"
    return try kind + place(choice.argument) + "\(choice.offset);"
      + counted(exact + categories + other, width: CompactForm.lengthWidth)
  }

  private func select(_ choice: SelectChoice) throws(CompactFormLimit) -> String {
    var branches = ""
    var other = ""
    for branch in choice.branches {
      let written =
        try counted(branch.option, width: CompactForm.textLengthWidth)
        + counted(message(branch.pattern), width: CompactForm.lengthWidth)
      if branch.option == "other" { other = written } else { branches += written }
    }
    return try "s" + place(choice.argument)
      + counted(branches + other, width: CompactForm.lengthWidth)
  }

  private func place(_ argument: String) throws(CompactFormLimit) -> String {
    guard let digit = places[argument].flatMap({ CompactForm.digits($0, width: 1) }) else {
      throw .tooManyArguments
    }
    return digit
  }

  private func counted(_ body: String, width: Int) throws(CompactFormLimit) -> String {
    guard let length = CompactForm.digits(body.utf8.count, width: width) else {
      throw .tooLong
    }
    return length + body
  }
}

/// What the compact form cannot hold.
package enum CompactFormLimit: Error {
  case tooLong, tooManyArguments
}
