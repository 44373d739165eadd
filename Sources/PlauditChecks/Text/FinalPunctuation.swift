/// What ends a text, whatever the language's sign for it.
enum FinalPunctuation: String {
  case none = "no punctuation"
  case stop = "a full stop"
  case question = "a question mark"
  case exclamation = "an exclamation mark"
  case colon = "a colon"
  case comma = "a comma"
  case ellipsis = "an ellipsis"

  init(_ text: String, in language: String) {
    // Nearly every text ends with a letter, a digit or a bracket.
    if let last = text.utf8.last, last > 0x20, last < 0x7F, !"\"'!,.:;?".utf8.contains(last) {
      self = .none
      return
    }
    let seen = text.unicodeScalars.reversed().lazy.filter { !Self.isPassedOver($0) }
    guard let last = seen.first else {
      self = .none
      return
    }
    switch last {
    case ".", "．":
      self = seen.prefix(3).elementsEqual(["." as Unicode.Scalar, ".", "."]) ? .ellipsis : .stop
    // Hindi, Urdu, Ethiopic, Armenian, Burmese, Khmer and Tibetan full stops.
    case "。", "।", "॥", "۔", "።", "։", "။", "។", "།", "｡": self = .stop
    case "?", "？", "؟", "՞", "\u{37E}": self = .question
    case ";" where language.prefix(2) == "el": self = .question
    case "!", "！", "՜": self = .exclamation
    case ":" where language.prefix(2) == "hy": self = .stop
    case ":", "：", "፦": self = .colon
    case ",", "，", "、", "،": self = .comma
    case "…", "⋯": self = .ellipsis
    default: self = .none
    }
  }

  /// Languages differ in whether a quotation mark stands before or behind what ends a sentence.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "„", "「", "」", "『", "』": true
    default:
      switch scalar.properties.generalCategory {
      case .initialPunctuation, .finalPunctuation: true
      default: scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      }
    }
  }
}
