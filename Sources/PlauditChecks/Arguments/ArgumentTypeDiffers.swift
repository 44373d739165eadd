package import PlauditModel

/// An argument that the translation takes for something else than the source does.
package final class ArgumentTypeDiffers: TextCheck {
  package static let info = CheckInfo(
    "argument-type", .error,
    why: """
      The app passes a number where the text takes an object, or the other way round: it shows \
      nonsense or crashes.
      """,
    wrong: #"en: "%1$@ has %2$lld votes", de: "%lld Stimmen für %@""#,
    right: #"de: "%2$lld Stimmen für %1$@""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source, !text.isCopy else { return }
    var told = ArgumentSet()
    for placeholder in text.placeholders where !told.contains(placeholder.argument) {
      guard let type = placeholder.type, let expected = message.type(of: placeholder.argument),
        !expected.accepts(type, findings.traits)
      else { continue }
      told.insert(placeholder.argument)
      let original = source.spelling(of: placeholder.argument, message)
      // Whoever moves the arguments of a printf format has to number them.
      let twin =
        placeholder.isNumbered
        ? nil
        : source.placeholders.first {
          $0.argument != placeholder.argument && $0.type == placeholder.type
        }
      findings.add(
        .type(placeholder, type, original, expected, meant: twin), at: placeholder.offset,
        in: text, of: message)
    }
  }
}

extension ArgumentType {
  /// Whether a place for one type can show another. Numbers of MessageFormat may have decimals;
  /// printf reads them from other registers than whole ones.
  fileprivate func accepts(_ type: ArgumentType, _ traits: WrittenCatalogue.Traits) -> Bool {
    self == type || !traits.isPrintf && self == .number && type == .integer
  }

  fileprivate var phrase: String {
    switch self {
    case .integer: "a whole number"
    case .number: "a number with decimals"
    case .text: "a text"
    }
  }
}

extension String {
  /// `%1$@` for `%@`.
  fileprivate func numbered(_ argument: Int) -> String {
    hasPrefix("%") && !contains("$") && self != "%arg" ? "%\(argument + 1)$\(dropFirst())" : self
  }
}

extension Diagnostic.Message {
  fileprivate static func type(
    _ placeholder: Placeholder, _ type: ArgumentType, _ original: String, _ expected: ArgumentType,
    meant: Placeholder?
  ) -> Self {
    let cure =
      meant.map { "write %\($0.argument + 1)$\(placeholder.spelling.dropFirst())" }
      ?? "write \(placeholder.isNumbered ? original.numbered(placeholder.argument) : original)"
    return ArgumentTypeDiffers.info.message(
      "\(placeholder.spelling) takes \(type.phrase), but the source passes \(expected.phrase) "
        + "(\(original)); \(cure)")
  }
}
