/// A tag as it is written, not yet given a meaning.
struct Tag {
  enum Kind {
    case variable, unescaped, section, inverted, end, partial, comment, delimiters

    /// The kind that the first character of a tag tells, when it is not that of a variable's name.
    init?(sigil: UInt8) {
      switch sigil {
      case UInt8(ascii: "&"), UInt8(ascii: "{"): self = .unescaped
      case UInt8(ascii: "#"): self = .section
      case UInt8(ascii: "^"): self = .inverted
      case UInt8(ascii: "/"): self = .end
      case UInt8(ascii: ">"): self = .partial
      case UInt8(ascii: "!"): self = .comment
      case UInt8(ascii: "="): self = .delimiters
      default: return nil
      }
    }

    /// Whether a line that holds nothing else disappears with the tag.
    var canStandAlone: Bool {
      switch self {
      case .variable, .unescaped: false
      case .section, .inverted, .end, .partial, .comment, .delimiters: true
      }
    }
  }

  let kind: Kind
  /// What stands between sigil and closing delimiter, without the white space around it.
  let content: String
  let position: MustachePosition
}

/// What tags begin and end with.
struct Delimiters {
  var opening = Array("{{".utf8)
  var closing = Array("}}".utf8)

  /// Every place in a template is compared with a delimiter: the limit keeps parsing linear.
  static let lengthLimit = 16
}

extension Delimiters {
  /// From the content of a tag such as `{{=<% %>=}}`.
  init?(_ content: String) {
    let words = content.split(whereSeparator: \.isWhitespace)
    guard words.count == 2 else { return nil }
    for word in words where word.contains("=") || word.utf8.count > Self.lengthLimit { return nil }
    self.init(opening: Array(words[0].utf8), closing: Array(words[1].utf8))
  }
}
