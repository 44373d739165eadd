import PlauditKit
package import PlauditModel

extension LocaleFileReader {
  /// Those of the whole file.
  package static let keys = KeyTable(
    [
      .init(
        "state", .either([.oneOf(LocaleFile.State.allCases.map(\.rawValue)), .named("message")]),
        "`draft` or `reviewed`: whether somebody whose language it is has read the file.")
    ],
    others: .init(.named("message"), "A message. Its key becomes a name in Swift."))

  static let entryKeys = KeyTable([
    .init("text", source, isRequired: true, "A MessageFormat pattern, or forms by their numbers."),
    .init("comment", .text(), "What a translator must know. It documents the accessor."),
    .init("by", .anything, "The argument that selects the form, where that is not certain."),
    .init(
      "number", .text(matching: "^(integer|percent|::.*|[ \\t]*)$"),
      "How the number that selects the form is written: `integer`, `percent` or a skeleton such as"
        + " `::compact-short`."),
    .init(
      "arguments",
      .mapping(
        KeyTable(
          [],
          others: .init(
            .either([argumentType, .mapping(argumentKeys)]),
            "An argument: its type, or all about it.")
        )),
      "The arguments, in the order of the accessor's parameters."),
    .init(
      "max-length", .number(1...UInt64(Int.max)), "How many characters a text may have at most."),
    .init("deprecated", .text(), "Why apps should no longer use the message."),
    .init("renamed", .anything, "The key of the message to use instead."),
  ])

  static let argumentKeys = KeyTable([
    .init("type", argumentType, "`integer`, `number` (it may have a fraction) or `text`."),
    .init(
      "label", .word(matching: "^[A-Za-z_][A-Za-z0-9_]*$"),
      "The label of the accessor's parameter; `_` for none."),
    .init("comment", .text(), "What the argument is."),
    .init("example", .text(), "A value that translators see."),
  ])

  /// What the names of a locale file's shapes stand for.
  package static let shapes: [(name: String, shape: Shape)] = [
    ("message", .either([.text(), forms, .mapping(entryKeys)]))
  ]

  private static let argumentType = Shape.oneOf(ArgumentType.allCases.map(\.rawValue))
  private static let source = Shape.either([.text(), forms])
  private static let forms = Shape.mapping(
    KeyTable(
      PluralCategory.allCases.map {
        .init($0.rawValue, .text(), "The text for the numbers that the language's `\($0)` has.")
      },
      others: .init(matching: #"^=-?[0-9]+(\.[0-9]+)?$"#, .text(), "The text for this number."),
      count: 1...Int.max))
}
