/// What a text has that the format it is written in cannot hold.
package struct Loss: Hashable, Sendable {
  package let key: String
  /// `nil` where it is so in all languages.
  package let language: String?
  package let sentence: String

  package init(key: String, language: String?, _ sentence: String) {
    self.key = key
    self.language = language
    self.sentence = sentence
  }
}

extension Loss: CustomStringConvertible {
  package var description: String {
    "\(key)\(language.map { " (\($0))" } ?? ""): \(sentence)".onOneLine
  }
}

/// Collects what is lost of one text, each once.
struct LossList {
  private let key: String
  private let language: String
  private(set) var losses: [Loss] = []

  init(_ key: String, _ language: Language) {
    self.key = key
    self.language = language.tag
  }

  mutating func add(_ sentence: String) {
    let loss = Loss(key: key, language: language, sentence)
    if !losses.contains(loss) { losses.append(loss) }
  }
}

/// Why a text cannot be written at all in a format.
struct Unheld: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence + "; the text is left out" }
}
