internal import PlauditKit

extension PrintfContent {
  /// The same content however a file spells it, to be compared: with the numbers of all arguments, in
  /// one order, and without a substitution that is the whole text.
  package var canonical: PrintfContent {
    var replaced: Set<String> = []
    let content = withoutWholes(self.content, &replaced)
    let used = Self.references(content) + substitutions.flatMap { Self.references($0.content) }
    return PrintfContent(
      Self.canonical(content, own: nil),
      substitutions.filter { !replaced.contains($0.name) || used.contains($0.name) }
        .map { substitution in
          Substitution(
            name: substitution.name, argument: substitution.argument,
            specifier: substitution.specifier,
            content: Self.canonical(substitution.content, own: substitution))
        }.sorted { $0.name < $1.name })
  }

  /// - Parameter replaced: Learns the substitutions that were the whole of a text.
  private func withoutWholes(_ content: Content, _ replaced: inout Set<String>) -> Content {
    switch content {
    case .text(let text):
      guard text.pieces.count == 1,
        let whole = substitutions.first(where: { $0.name == text.references.first }),
        case .plural(let plural) = whole.content
      else { return content }
      replaced.insert(whole.name)
      return .plural(plural.shown(as: whole))
    case .plural: return content
    case .device(let variations):
      return .device(
        variations.map {
          Variation(device: $0.device, content: withoutWholes($0.content, &replaced))
        })
    }
  }

  private static func references(_ content: Content) -> [String] {
    switch content {
    case .text(let text): text.references
    case .plural(let plural): plural.forms.flatMap { references($0.content) }
    case .device(let variations): variations.flatMap { references($0.content) }
    }
  }

  private static func canonical(_ content: Content, own: Substitution?) -> Content {
    switch content {
    case .text(let text):
      return .text(
        text.numbered.mapPieces { piece in
          if let own, piece == own.place { .own } else { piece }
        })
    case .plural(let plural):
      return .plural(
        Plural(
          argument: plural.argument, specifier: plural.specifier,
          forms: plural.forms.map {
            Form(category: $0.category, content: canonical($0.content, own: own))
          }.sorted { $0.category.rawValue < $1.category.rawValue }))
    case .device(let variations):
      return .device(
        variations.map {
          Variation(device: $0.device, content: canonical($0.content, own: own))
        }.sorted { $0.device < $1.device })
    }
  }
}

extension PrintfContent.Substitution {
  /// Its number outside of it.
  package var place: PrintfText.Piece {
    .placeholder(specifier, argument: argument, isNumbered: true)
  }
}

extension PrintfContent.Plural {
  /// The forms of a substitution, where they are no substitution's.
  fileprivate func shown(as substitution: PrintfContent.Substitution) -> Self {
    Self(
      argument: substitution.argument, specifier: substitution.specifier,
      forms: forms.map { form in
        guard case .text(let text) = form.content else { return form }
        return PrintfContent.Form(
          category: form.category,
          content: .text(text.mapPieces { $0 == .own ? substitution.place : $0 }))
      })
  }
}
