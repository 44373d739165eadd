/// What a translator gives back: the messages of one language that they changed, asked about or
/// found right.
package struct ChangeFile: Sendable {
  /// A canonical BCP 47 tag.
  package let language: Located<String>
  package let changes: [Change]

  package struct Change: Sendable {
    package let key: Located<String>
    /// The text that was there; `nil` where there was none.
    package let was: MessageContent?
    /// The new text; `nil` where only something is said.
    package let text: MessageContent?
    /// For the developer.
    package let question: String?
    /// Checks that the translator knows better than, each with the reason.
    package let right: [(check: String, reason: String)]

    package init(
      key: Located<String>, was: MessageContent?, text: MessageContent?, question: String?,
      right: [(check: String, reason: String)]
    ) {
      self.key = key
      self.was = was
      self.text = text
      self.question = question
      self.right = right
    }
  }

  package init(language: Located<String>, changes: [Change]) {
    self.language = language
    self.changes = changes
  }
}
