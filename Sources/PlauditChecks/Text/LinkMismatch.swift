package import PlauditModel

/// Links and addresses that the source does not have, or that are lost.
package final class LinkMismatch: TextCheck {
  package static let info = CheckInfo(
    "link-mismatch", .note,
    why: """
      A link that was translated by accident leads nowhere. A page in the reader's language is a \
      good reason to differ.
      """,
    wrong: #"en: "https://example.com/help", de: "https://beispiel.com/hilfe""#,
    right: #"de: "https://example.com/help""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source,
      text.marks.contains(.link) || source.marks.contains(.link)
    else { return }
    let expected = Self.links(source)
    let found = Self.links(text)
    guard found != expected else { return }
    let finding =
      found.subtracting(expected).sorted().first.map { Diagnostic.Message.linkExtra($0) }
      ?? expected.subtracting(found).sorted().first.map { Diagnostic.Message.linkLost($0) }
    if let finding { findings.add(finding, at: text.pattern.offset, in: text, of: message) }
  }

  /// The links and mail addresses of all forms.
  private static func links(_ text: WrittenText) -> Set<String> {
    Set(text.wholes.flatMap { LinkFinder($0.text).candidates.map(\.text) + mail($0.text) })
  }

  private static func mail(_ text: String) -> [String] {
    text.split { $0.isWhitespace || "<>()[]\",;:".contains($0) }.compactMap { word in
      let address = word.drop { !isMail($0) }.prefix(while: isMail)
      let parts = address.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, parts[1].dropLast().contains(".") else {
        return nil
      }
      return String(address.last == "." ? address.dropLast() : address)
    }
  }

  private static func isMail(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "@.+-_".contains(character))
  }
}

extension Diagnostic.Message {
  fileprivate static func linkExtra(_ link: String) -> Self {
    LinkMismatch.info.message("the source has no \(link); is it meant?")
  }

  fileprivate static func linkLost(_ link: String) -> Self {
    LinkMismatch.info.message("the source has \(link), this text does not; is it meant?")
  }
}
