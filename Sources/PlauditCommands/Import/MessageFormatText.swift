import PlauditModel

/// A text in MessageFormat for a message of another format.
enum MessageFormatText {
  /// The text as checks and writers have it, with the arguments numbered as the message's.
  ///
  /// - Returns: `nil` where it cannot be read.
  static func written(
    _ content: MessageContent, _ language: String, of message: WrittenMessage
  ) -> (text: WrittenText, message: WrittenMessage)? {
    var losses: [Loss] = []
    let names = ArgumentNames(of: message)
    let source = message.source.flatMap {
      MessageContent($0, of: message.key, names: names, losses: &losses)
    }
    let place = SourceLocation(path: "")
    let manifest = Manifest(
      location: place, appID: Located(0, at: place), appName: nil, storefronts: [],
      sourceLanguage: Located("en", at: place), languages: nil, messages: nil,
      links: Manifest.Links(), generate: Manifest.Generation())
    let arguments = message.argumentTypes.indices.map { argument in
      ArgumentDeclaration(
        name: Located(names[argument], at: place),
        type: message.argumentTypes[argument].map { Located($0, at: place) })
    }
    func file(_ tag: String, _ content: MessageContent) -> LocaleFile {
      LocaleFile(
        language: Located(tag, at: place), path: tag,
        entries: [
          MessageEntry(
            key: Located(message.key, at: place), source: MessageSource(content, at: place),
            arguments: arguments)
        ])
    }
    var diagnostics = Diagnostics()
    // Only the translation's own faults count, so it stands for its source where there is none.
    let files = [file("en", source ?? content), file(language, content)]
    let parsed = CatalogueBuilder.parse(
      manifest, language == "en" ? [files[1]] : files, into: &diagnostics)
    guard let parsed, !diagnostics.hasErrors else { return nil }
    var found: (WrittenText, WrittenMessage)?
    WrittenCatalogue(parsed).forEachMessage { written in
      found = written.texts.last.map { ($0, written) }
    }
    guard let found, found.0.language.tag == language else { return nil }
    return found
  }
}

extension MessageSource {
  fileprivate init(_ content: MessageContent, at place: SourceLocation) {
    switch content {
    case .pattern(let text): self = .pattern(SourceText(text, at: place, isVerbatim: false))
    case .forms(let forms):
      self = .forms(
        forms.map {
          Form(
            selector: Located($0.selector, at: place),
            text: SourceText($0.text, at: place, isVerbatim: false))
        })
    }
  }
}
