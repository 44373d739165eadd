package import PlauditModel

/// What checks have found.
package struct Findings {
  /// What the format of the catalogue gives a meaning of its own.
  package let traits: WrittenCatalogue.Traits
  package let sourceLanguage: Language
  package let languages: [Language]
  /// Texts that may be the same in all languages.
  package let names: Set<String>
  /// Which sources translations were accepted for; `nil` where nobody wrote that down.
  package let lock: TranslationLock?
  package private(set) var diagnostics = Diagnostics()

  package init(
    in catalogue: WrittenCatalogue, names: Set<String> = [], lock: TranslationLock? = nil
  ) {
    traits = catalogue.traits
    languages = catalogue.languages
    self.names = names
    self.lock = lock
    sourceLanguage = catalogue.sourceLanguage
  }

  package mutating func add(
    _ finding: Diagnostic.Message, at offset: Int, in text: WrittenText, of message: WrittenMessage
  ) {
    diagnostics.add(
      finding, at: text.location(at: offset),
      about: Diagnostic.Subject(key: message.key, language: text.language.tag))
  }

  package mutating func add(_ finding: Diagnostic.Message, in message: WrittenMessage) {
    diagnostics.add(
      finding, at: message.file.location(atOffset: message.offset),
      about: Diagnostic.Subject(key: message.key))
  }

  package mutating func add(_ finding: Diagnostic.Message, in language: Language) {
    diagnostics.add(
      finding, at: language.location, about: Diagnostic.Subject(key: "", language: language.tag))
  }

  package mutating func add(
    _ finding: Diagnostic.Message, at location: SourceLocation, about subject: Diagnostic.Subject
  ) {
    diagnostics.add(finding, at: location, about: subject)
  }
}
