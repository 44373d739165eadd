/// What a locale file says about one argument of a message.
package struct ArgumentDeclaration: Sendable, Hashable {
  package let name: Located<String>
  /// Nil where the message decides.
  package let type: Located<ArgumentType>?
  /// The label of the Swift parameter.
  package let label: String?
  /// What a translator must know.
  package let comment: String?
  /// A value to show, as it was written.
  package let example: String?

  package init(
    name: Located<String>, type: Located<ArgumentType>? = nil, label: String? = nil,
    comment: String? = nil, example: String? = nil
  ) {
    self.name = name
    self.type = type
    self.label = label
    self.comment = comment
    self.example = example
  }
}

/// What an app passes for an argument.
package enum ArgumentType: String, Sendable, CaseIterable {
  /// A whole number.
  case integer
  /// A number that may have a fraction.
  case number
  /// Text that is shown as it is.
  case text
}
