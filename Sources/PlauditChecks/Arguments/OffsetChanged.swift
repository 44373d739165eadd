package import PlauditModel

/// An offset that is not the source's.
package final class OffsetChanged: TextCheck {
  package static let info = CheckInfo(
    "offset-changed", .error,
    why: """
      The offset belongs to the meaning: “Ann and 2 others” counts one less than there are.
      """,
    wrong: #"en: {n, plural, offset:1 …}, de: {n, plural, …}"#,
    right: #"de: {n, plural, offset:1 …}"#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source else { return }
    for choice in text.choices where choice.pluralKind != nil {
      guard
        let original = source.choices.first(where: {
          $0.kind == choice.kind && $0.argument == choice.argument
        }), original.difference != choice.difference
      else { continue }
      findings.add(.offset(original.difference), at: choice.offset, in: text, of: message)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func offset(_ offset: Int) -> Self {
    OffsetChanged.info.message(
      offset == 0
        ? "the source has no offset; remove it" : "the source has offset:\(offset); write it")
  }
}
