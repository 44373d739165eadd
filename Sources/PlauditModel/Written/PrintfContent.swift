package import PlauditKit

/// What one text is in Apple's formats, without the places.
package struct PrintfContent: Sendable, Hashable {
  package let content: Content
  package let substitutions: [Substitution]

  package indirect enum Content: Sendable, Hashable {
    case text(PrintfText)
    case plural(Plural)
    case device([Variation])
  }

  package struct Plural: Sendable, Hashable {
    /// Which number chooses, from 1.
    package let argument: Int
    /// How it is written, such as `lld`.
    package let specifier: String
    package let forms: [Form]
  }

  package struct Form: Sendable, Hashable {
    package let category: PluralCategory
    package let content: Content
  }

  package struct Variation: Sendable, Hashable {
    /// A device, or digits for the room that there is.
    package let device: String
    package let content: Content

    package var isWidth: Bool { !device.isEmpty && device.allSatisfy(\.isNumber) }
  }

  /// What stands where a text says `%#@name@`.
  package struct Substitution: Sendable, Hashable {
    package let name: String
    /// From 1.
    package let argument: Int
    package let specifier: String
    package let content: Content

    package init(name: String, argument: Int, specifier: String, content: Content) {
      self.name = name
      self.argument = argument
      self.specifier = specifier
      self.content = content
    }
  }

  init(_ content: Content, _ substitutions: [Substitution]) {
    self.content = content
    self.substitutions = substitutions
  }

  /// A printf format as it is, or the nearest to a text in MessageFormat.
  ///
  /// - Parameter losses: Learns what Apple's formats cannot hold.
  /// - Returns: `nil` where that leaves no text that reads right.
  package init?(
    _ text: WrittenText, of message: WrittenMessage, losses: inout [Loss]
  ) {
    do throws(Unheld) {
      if text.isPrintf {
        self = try PrintfReader.content(of: text, source: message.source)
      } else {
        var builder = PrintfBuilder(text, of: message)
        defer { losses += builder.losses.losses }
        self = try builder.content()
      }
    } catch {
      losses.append(Loss(key: message.key, language: text.language.tag, error.sentence))
      return nil
    }
  }
}
