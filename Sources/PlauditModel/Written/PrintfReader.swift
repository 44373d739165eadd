internal import PlauditKit

/// Takes a printf format's tree apart again into what a file has.
struct PrintfReader {
  private let text: WrittenText
  private let source: WrittenText?
  /// Whether a `%` by itself is one that nobody doubled. (In a text that has both kinds they are
  /// doubled all: that reads the same.)
  private let hasBarePercents: Bool
  private var substitutions: [PrintfContent.Substitution] = []
  private var names: [ObjectIdentifier: String] = [:]

  /// - Parameter source: Tells how a number is written that the text does not show.
  static func content(
    of text: WrittenText, source: WrittenText?
  ) throws(Unheld) -> PrintfContent {
    if let reference = text.undefinedReference {
      throw Unheld("it refers to \(reference.name), which is not there")
    }
    var reader = Self(text, source)
    let content = reader.content(text.pattern, own: nil)
    // What nothing refers to is kept too.
    for choice in text.choices where choice.name != nil { _ = reader.name(choice) }
    return PrintfContent(content, reader.substitutions)
  }

  private init(_ text: WrittenText, _ source: WrittenText?) {
    self.text = text
    self.source = source
    var percents = 0
    text.pattern.forEachText { words, _ in if words == "%" { percents += 1 } }
    hasBarePercents = text.slips.count { $0.spelling == "%" } >= percents
  }

  /// - Parameter own: The substitution whose form it is.
  private mutating func content(
    _ pattern: WrittenPattern, own: WrittenChoice?
  ) -> PrintfContent.Content {
    if pattern.pieces.count == 1, case .choice(let choice) = pattern.pieces[0], choice.name == nil {
      return content(choice, own: own)
    }
    var read = PrintfText()
    for piece in pattern.pieces {
      switch piece {
      case .text(let words): read.append(.words(written(words)))
      case .placeholder(let index): read.append(place(text.placeholders[index]))
      case .choice(let choice):
        read.append(
          .reference(name(choice), argument: (choice.argument ?? 0) + 1, isNumbered: false))
      }
    }
    return .text(read.numberedWhereNeeded(first: (own?.argument ?? 0) + 1))
  }

  private mutating func content(
    _ choice: WrittenChoice, own: WrittenChoice?
  ) -> PrintfContent.Content {
    if choice.kind == .device {
      return .device(
        choice.branches.map {
          PrintfContent.Variation(
            device: $0.selector.description, content: content($0.pattern, own: own))
        })
    }
    var forms: [PrintfContent.Form] = []
    for branch in choice.branches {
      guard case .category(let category) = branch.selector else { continue }
      forms.append(
        PrintfContent.Form(category: category, content: content(branch.pattern, own: own)))
    }
    return .plural(
      PrintfContent.Plural(
        argument: (choice.argument ?? 0) + 1, specifier: specifier(own ?? choice), forms: forms))
  }

  /// The name of a substitution, which is read where it is met first.
  private mutating func name(_ choice: WrittenChoice) -> String {
    if let name = names[ObjectIdentifier(choice)] { return name }
    let name = (choice.name ?? "value").unique { names.values.contains($0) }
    names[ObjectIdentifier(choice)] = name
    let content = content(choice, own: choice)
    substitutions.append(
      PrintfContent.Substitution(
        name: name, argument: (choice.argument ?? 0) + 1, specifier: specifier(choice),
        content: content))
    return name
  }

  /// How the number is written that chooses: as the format tells, or as the forms show it.
  private func specifier(_ choice: WrittenChoice) -> String {
    choice.specifier ?? choice.branches.lazy.compactMap { shown($0.pattern, choice) }.first
      ?? source.flatMap { specifier(choice, in: $0) } ?? "lld"
  }

  private func shown(_ pattern: WrittenPattern, _ choice: WrittenChoice) -> String? {
    for case .placeholder(let index) in pattern.pieces {
      let placeholder = text.placeholders[index]
      if placeholder.argument == choice.argument, placeholder.type != .text,
        case .placeholder(let specifier, _, _) = place(placeholder)
      {
        return specifier
      }
    }
    return nil
  }

  private func specifier(_ choice: WrittenChoice, in source: WrittenText) -> String? {
    let placeholder = source.placeholders.first { placeholder in
      placeholder.argument == choice.argument && placeholder.type != .text
    }
    guard let placeholder else { return nil }
    guard case .placeholder(let specifier, _, _) = place(placeholder) else {
      return String(source.specifier(of: placeholder).dropFirst())
    }
    return specifier
  }

  private func place(_ placeholder: Placeholder) -> PrintfText.Piece {
    if placeholder.spelling == "%arg" { return .own }
    var specifier = placeholder.spelling.dropFirst()
    if placeholder.isNumbered, let end = specifier.firstIndex(of: "$") {
      specifier = specifier[specifier.index(after: end)...]
    }
    return .placeholder(
      String(specifier), argument: placeholder.argument + 1, isNumbered: placeholder.isNumbered)
  }

  /// The reader leaves one of two percent signs at the end of a text. One at its start stands for
  /// itself.
  private func written(_ words: String) -> String {
    let ends = words.hasSuffix("%")
    return ends && !(words == "%" && hasBarePercents) ? words + "%" : words
  }
}

extension String {
  /// The name, or one made of it with a number that is not taken.
  func unique(isTaken: (String) -> Bool) -> String {
    guard isTaken(self) else { return self }
    var number = 2
    while isTaken("\(self)\(number)") { number += 1 }
    return "\(self)\(number)"
  }
}
