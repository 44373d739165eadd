import PlauditKit
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
      let writer = Text(message, text, choice.source)
      texts.append((text.language.tag, writer.localization(content, &losses)))
    }
    if !texts.isEmpty {
      texts.sort { $0.name < $1.name }
      members.append(("localizations", .object(texts)))
    }
    if !message.isTranslatable { members.append(("shouldTranslate", .bool(false))) }
    return .object(members)
  }

  private struct Text {
    private let state: String
    private let key: String
    private let language: String

    init(_ message: WrittenMessage, _ text: WrittenText, _ source: Language) {
      key = message.key
      language = text.language.tag
      state =
        switch text.state(source: source) {
        case .new: "new"
        case .needsReview: "needs_review"
        case .translated: "translated"
        case .unknown(let word): word
        }
    }

    func localization(_ content: PrintfContent, _ losses: inout [Loss]) -> JSONValue {
      var members = self.members(content.content, &losses)
      if !content.substitutions.isEmpty {
        let substitutions = content.substitutions.sorted { $0.name < $1.name }.map { substitution in
          let variations = self.members(substitution.content, &losses)
          return (
            name: substitution.name,
            value: JSONValue.object(
              [
                ("argNum", .number(UInt64(substitution.argument))),
                ("formatSpecifier", .string(substitution.specifier)),
              ] + variations)
          )
        }
        members.append(("substitutions", .object(substitutions)))
      }
      return .object(members.sorted { $0.name < $1.name })
    }

    private func members(
      _ content: PrintfContent.Content, _ losses: inout [Loss]
    ) -> [(name: String, value: JSONValue)] {
      switch content {
      case .text(let text):
        return [
          (
            "stringUnit",
            .object([("state", .string(state)), ("value", .string(text.string))])
          )
        ]
      case .plural(let plural):
        let forms = plural.forms.map { form in
          (name: form.category.rawValue, value: JSONValue.object(members(form.content, &losses)))
        }
        return [("variations", .object([("plural", .object(sorted(forms)))]))]
      case .device(let variations):
        if let widest = variations.widest {
          losses.append(
            Loss(
              key: key, language: language,
              "variations by width cannot be held; the widest is taken"))
          return members(widest.content, &losses)
        }
        let forms = variations.map { variation in
          (name: variation.device, value: JSONValue.object(members(variation.content, &losses)))
        }
        return [("variations", .object([("device", .object(sorted(forms)))]))]
      }
    }

    private func sorted(
      _ members: [(name: String, value: JSONValue)]
    ) -> [(name: String, value: JSONValue)] {
      members.sorted { $0.name < $1.name }
    }
  }
}

extension [PrintfContent.Variation] {
  /// The variation for the most room; `nil` where they are not by width.
  var widest: PrintfContent.Variation? {
    allSatisfy(\.isWidth) ? self.max { (Int($0.device) ?? 0) < (Int($1.device) ?? 0) } : nil
  }
}
