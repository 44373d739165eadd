import PlauditModel

/// Writes a String Catalog as Xcode does.
package enum StringCatalogWriter {
  package static func files(_ choice: CatalogueChoice) -> CatalogueFiles {
    var files = CatalogueFiles()
    files.losses = choice.losses
    let entries = choice.messages.sorted { KeyOrder.precedes($0.key, $1.key) }.map { message in
      (name: message.key, value: entry(message, choice, &files.losses))
    }
    let root = JSONValue.object([
      ("sourceLanguage", .string(choice.source.tag)), ("strings", .object(entries)),
      ("version", .string("1.0")),
    ])
    files.add("\(choice.name).xcstrings", root.xcodeText + "\n")
    return files
  }

  private static func entry(
    _ message: WrittenMessage, _ choice: CatalogueChoice, _ losses: inout [Loss]
  ) -> JSONValue {
    if let loss = message.lossOfEntry() { losses.append(loss) }
    var members: [(name: String, value: JSONValue)] = []
    if let comment = message.comment { members.append(("comment", .string(comment))) }
    if message.isStale {
      members.append(("extractionState", .string("stale")))
    } else if !choice.catalogue.traits.isPrintf {
      // No code has the key for Xcode to find.
      members.append(("extractionState", .string("manual")))
    }
    var texts: [(name: String, value: JSONValue)] = []
    // The source's text is what translations are made from.
    for text in message.texts where choice.wants(text.language) || text.language === choice.source {
      guard let content = PrintfContent(text, of: message, losses: &losses) else { continue }
      let held = content.withoutWidths(
        of: message.key, in: text.language.tag, losses: &losses)
      let state = text.state(source: choice.source).word
      texts.append((text.language.tag, StringCatalogLocalization.json(held, state: state)))
    }
    if !texts.isEmpty {
      texts.sort { $0.name < $1.name }
      members.append(("localizations", .object(texts)))
    }
    if !message.isTranslatable { members.append(("shouldTranslate", .boolean(false))) }
    return .object(members)
  }
}

extension WrittenText.State {
  fileprivate var word: String {
    switch self {
    case .new: "new"
    case .needsReview: "needs_review"
    case .translated: "translated"
    case .unknown(let word): word
    }
  }
}
