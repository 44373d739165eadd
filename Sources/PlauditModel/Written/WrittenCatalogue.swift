/// All messages of one source as they are written, faults and all: what checks read. It knows no
/// file format. (`Catalogue` is what is left of it for compiling: complete, consistent, typed.)
package struct WrittenCatalogue {
  package let file: any SourceFile
  package let sourceLanguage: Language
  /// In the order of their tags. The source language is among them, but where somebody names one in
  /// place of the catalogue's own that it has no texts in.
  package let languages: [Language]
  package let traits: Traits
  /// By language tag, what the source language has no message for.
  package let extraKeys: [String: [Located<String>]]
  /// Gives the messages one after another. They are made as they are asked for: a large catalogue
  /// never is in memory as a whole.
  package let forEachMessage: ((WrittenMessage) -> Void) -> Void

  /// What a format gives a meaning of its own.
  package struct Traits {
    /// Whether the form `zero` is for 0 in every language.
    package let zeroMeansNone: Bool
    /// Whether the texts are printf formats.
    package let isPrintf: Bool

    package init(zeroMeansNone: Bool = false, isPrintf: Bool = false) {
      self.zeroMeansNone = zeroMeansNone
      self.isPrintf = isPrintf
    }
  }

  package init(
    _ file: any SourceFile, sourceLanguage: Language, languages: [Language], traits: Traits,
    extraKeys: [String: [Located<String>]] = [:],
    forEachMessage: @escaping ((WrittenMessage) -> Void) -> Void
  ) {
    self.file = file
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.traits = traits
    self.extraKeys = extraKeys
    self.forEachMessage = forEachMessage
  }
}
