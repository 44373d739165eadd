extension PrintfContent {
  /// The same without variations by width, which a String Catalog cannot hold: with the widest.
  ///
  /// - Parameters:
  ///   - key: The message's.
  ///   - losses: Learns where there were some.
  package func withoutWidths(
    of key: String, in language: String, losses: inout [Loss]
  ) -> PrintfContent {
    var hasWidths = false
    let content = Self.withoutWidths(self.content, &hasWidths)
    let substitutions = self.substitutions.map { substitution in
      Substitution(
        name: substitution.name, argument: substitution.argument,
        specifier: substitution.specifier,
        content: Self.withoutWidths(substitution.content, &hasWidths))
    }
    if hasWidths {
      losses.append(
        Loss(
          key: key, language: language, "variations by width cannot be held; the widest is taken"))
    }
    return PrintfContent(content, substitutions)
  }

  private static func withoutWidths(_ content: Content, _ hasWidths: inout Bool) -> Content {
    switch content {
    case .text: return content
    case .plural(let plural):
      return .plural(
        Plural(
          argument: plural.argument, specifier: plural.specifier,
          forms: plural.forms.map {
            Form(category: $0.category, content: withoutWidths($0.content, &hasWidths))
          }))
    case .device(let variations):
      if let widest = variations.widest {
        hasWidths = true
        return withoutWidths(widest.content, &hasWidths)
      }
      return .device(
        variations.map {
          Variation(device: $0.device, content: withoutWidths($0.content, &hasWidths))
        })
    }
  }
}

extension [PrintfContent.Variation] {
  /// The variation for the most room; `nil` where they are not by width.
  package var widest: PrintfContent.Variation? {
    allSatisfy(\.isWidth) ? self.max { (Int($0.device) ?? 0) < (Int($1.device) ?? 0) } : nil
  }
}
