import PlauditModel

/// What comes in for one message in one language.
struct Incoming {
  let key: String
  /// A canonical tag where there is one.
  let language: String
  /// `nil` where only something is said about the text.
  let text: IncomingText?
  /// What the text began with; `nil` where that is not known.
  var base: IncomingText??
  let question: String?
  let right: [(check: String, reason: String)]
}

/// A text in the notation that it comes in.
enum IncomingText {
  case content(MessageContent)
  case written(WrittenText, WrittenMessage)
}

extension [Incoming] {
  init(_ file: ChangeFile) {
    self = file.changes.map { change in
      Incoming(
        key: change.key.value, language: file.language.value,
        text: change.text.map { .content($0) }, base: .some(change.was.map { .content($0) }),
        question: change.question, right: change.right)
    }
  }

  /// The translations of a catalogue that somebody has written.
  ///
  /// - Parameter only: The one language to take; `nil` for all.
  init(_ catalogue: WrittenCatalogue, only: String? = nil) {
    var all: [Incoming] = []
    catalogue.forEachMessage { message in
      for text in message.texts
      where text.language !== catalogue.sourceLanguage && text.state != .new && !text.isBlank {
        let language = text.language.canonicalTag ?? text.language.tag
        if let only, only != language { continue }
        all.append(
          Incoming(
            key: message.key, language: language, text: .written(text, message), base: nil,
            question: nil, right: []))
      }
    }
    self = all
  }

  /// With what the texts began with.
  func based(on base: [Incoming]) -> [Incoming] {
    let texts = Dictionary(
      base.map { (Place(key: $0.key, language: $0.language), $0.text) },
      uniquingKeysWith: { first, _ in first })
    return map { incoming in
      var incoming = incoming
      if incoming.base == nil {
        incoming.base = .some(
          texts[Place(key: incoming.key, language: incoming.language)] ?? nil)
      }
      return incoming
    }
  }
}

private struct Place: Hashable {
  let key: String
  let language: String
}
