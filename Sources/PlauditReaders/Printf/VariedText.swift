import PlauditModel

/// A text as a file nests it, before the formats in it are looked at.
indirect enum VariedText {
  case text(PlacedText)
  case choice(VariedChoice)
  /// A text with the variables that it can refer to.
  case scope([FormatVariable], VariedText)
}

struct VariedChoice {
  let kind: WrittenChoice.Kind
  let branches: [Branch]
  let offset: Int

  struct Branch {
    let selector: WrittenChoice.Selector
    let offset: Int
    let text: VariedText
  }
}

/// What stands where a text says `%#@name@`.
struct FormatVariable {
  let name: String
  let offset: Int
  let type: ArgumentType
  /// Without its percent sign; `nil` where the format does not tell.
  let specifier: String?
  let forms: VariedChoice
}
