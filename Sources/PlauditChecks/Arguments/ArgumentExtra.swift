package import PlauditModel

/// An argument that the source does not have: no app passes it.
package final class ArgumentExtra: TextCheck {
  package static let info = CheckInfo(
    "argument-extra", .error,
    why: """
      No app passes the argument: a printf format reads whatever lies in memory and may crash.
      """,
    wrong: #"en: "%@ left", fr: "%1$@ est parti à %2$@""#,
    right: #"fr: "%@ est parti""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source, !text.isCopy else { return }
    let known = source.knownArguments
    let extra = text.knownArguments.subtracting(known)
    guard !extra.isEmpty, !source.isReadWrong else { return }
    let names = known.numbers.prefix(ArgumentMissing.mostTold).map {
      source.plainSpelling(of: $0, message)
    }
    for argument in extra.numbers.prefix(ArgumentMissing.mostTold)
    where argument >= message.declaredCount {
      let place = text.placeholders.first { $0.argument == argument }
      let substitution =
        place?.isOwnNumber ?? false
        ? text.choices.first { $0.argument == argument && $0.name != nil }?.name : nil
      findings.add(
        substitution.map { name in
          .substitutionExtra(
            name, argument, source.choices.first { $0.name == name }?.argument, names)
        } ?? .argumentExtra(text.spelling(of: argument, message), names),
        at: place?.offset ?? text.offset, in: text, of: message)
    }
  }
}

extension Diagnostic.Message {
  /// - Parameter known: The argument of the source's substitution with the same name.
  fileprivate static func substitutionExtra(
    _ name: String, _ argument: Int, _ known: Int?, _ names: [String]
  ) -> Self {
    let hint =
      known.map { "; write \($0 + 1)" }
      ?? (names.isEmpty ? ", which has none" : ", which has \(names.joined(separator: ", "))")
    return ArgumentExtra.info.message(
      "the argNum \(argument + 1) of the substitution \(name) is no argument of the source\(hint)")
  }

  static func argumentExtra(_ argument: String, _ known: [String]) -> Self {
    let hint =
      known.isEmpty
      ? ", which has none; remove it"
      : Suggestion.closest(to: argument, among: known).map { "; did you mean \($0)?" }
        ?? ", which has \(known.joined(separator: ", "))"
    return ArgumentExtra.info.message("\(argument) is no argument of the source\(hint)")
  }
}
