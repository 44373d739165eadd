package import PlauditModel

/// A catalogue written as files of one format.
package struct CatalogueFiles {
  /// In order; the paths are within the folder that is written to.
  package private(set) var files: [File] = []
  package internal(set) var losses: [Loss] = []

  package struct File: Equatable, Sendable {
    package let path: String
    package let text: String
  }

  /// Each once: what the source's text loses shows in every language.
  mutating func removeRepeatedLosses() {
    var known: Set<Loss> = []
    losses = losses.filter { known.insert($0).inserted }
  }

  mutating func add(_ path: String, _ text: String) {
    files.append(File(path: path, text: text))
  }
}

/// What of a catalogue is written, and under which name.
package struct CatalogueChoice {
  package let catalogue: WrittenCatalogue
  /// Of the table, such as `Localizable`.
  let name: String
  private let wanted: Set<String>?

  /// - Parameter languages: Tags of the catalogue; `nil` for all of them.
  package init(_ catalogue: WrittenCatalogue, name: String, languages: Set<String>? = nil) {
    self.catalogue = catalogue
    self.name = name
    wanted = languages
  }

  func wants(_ language: Language) -> Bool { wanted?.contains(language.tag) ?? true }

  var source: Language { catalogue.sourceLanguage }
  var languages: [Language] { catalogue.languages.filter(wants) }
  /// Those that can have files of their own; ``losses`` tells of the others.
  var languagesOfFiles: [Language] { languages.filter(\.canNameFile) }

  var messages: [WrittenMessage] {
    var messages: [WrittenMessage] = []
    catalogue.forEachMessage { messages.append($0) }
    return messages
  }

  /// The languages' texts of a message; the source's too where only the key tells it.
  func texts(of message: WrittenMessage) -> [WrittenText] {
    let isImplied = message.source.map { source in !message.texts.contains { $0 === source } }
    let texts = (isImplied ?? false ? [message.source].compactMap(\.self) : []) + message.texts
    return texts.filter { wants($0.language) }
  }

  /// What is lost where each language has files of its own.
  var lossesOfFiles: [Loss] {
    losses
      + languages.filter { !$0.canNameFile }.map {
        Loss(
          key: $0.tag, language: nil,
          "this is no language tag, and no file can have its name; its texts are left out")
      }
  }

  /// What is lost whatever the text: keys that the source language has nothing for.
  var losses: [Loss] {
    catalogue.extraKeys.filter { tag, _ in wanted?.contains(tag) ?? true }
      .sorted { $0.key < $1.key }
      .flatMap { tag, keys in
        keys.map {
          Loss(
            key: $0.value, language: tag,
            "\(source.tag) has no message with this key; the text is left out")
        }
      }
  }
}

extension WrittenMessage {
  /// What a locale file says of a message, or a comment in it, and no other format can.
  func lossOfEntry() -> Loss? {
    var lost: [String] = []
    if maxLength != nil { lost.append("max-length") }
    if let entry {
      if entry.deprecated != nil { lost.append("deprecated") }
      if entry.renamed != nil { lost.append("renamed") }
      if entry.arguments.contains(where: { $0.isDescribed }) {
        lost.append("what is said of the arguments")
      }
      if !silences.isEmpty { lost.append("silenced checks") }
    }
    return lost.isEmpty
      ? nil : Loss(key: key, language: nil, lost.joined(separator: ", ") + " cannot be held")
  }
}

extension ArgumentDeclaration {
  fileprivate var isDescribed: Bool { label != nil || comment != nil || example != nil }
}

extension WrittenText {
  /// How far the translation is, for formats that tell.
  func state(source: Language) -> State {
    if let state { return state }
    return language.isDraft && language !== source ? .needsReview : .translated
  }

  /// What is lost where a format does not tell how far a translation is.
  func lossOfState(_ message: WrittenMessage, source: Language) -> Loss? {
    guard language !== source else { return nil }
    switch state {
    case .new:
      return Loss(
        key: message.key, language: language.tag,
        "the state new cannot be held; the text is left out")
    case .needsReview, .unknown:
      return Loss(
        key: message.key, language: language.tag,
        "that it needs review cannot be held; the text is written")
    case .translated, nil: return nil
    }
  }

  /// Whether a format that does not tell states leaves it out.
  func isUnfinished(source: Language) -> Bool { language !== source && state == .new }
}
