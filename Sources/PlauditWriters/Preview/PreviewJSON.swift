package import PlauditModel

/// A message in one language for other tools.
package enum PreviewJSON {
  package static func value(
    _ message: PreviewMessage, _ language: PreviewLanguage, _ rows: [PreviewLanguage.Row],
    fallback: String? = nil, findings: [Diagnostic] = []
  ) -> JSONValue {
    .object([
      ("language", .string(language.tag)), ("key", .string(message.key)),
      ("comment", string(message.comment)), ("fallback", string(fallback)),
      ("rows", .array(rows.map(row))), ("findings", .array(findings.map(finding))),
    ])
  }

  private static func row(_ row: PreviewLanguage.Row) -> JSONValue {
    .object([
      ("option", string(row.option)), ("number", string(row.number)),
      ("category", string(row.form?.name)), ("form", string(row.form?.fallback ?? row.form?.name)),
      ("text", .string(row.text)),
    ])
  }

  private static func finding(_ finding: Diagnostic) -> JSONValue {
    .object([
      ("severity", .string(finding.message.severity.rawValue)), ("id", .string(finding.message.id)),
      ("message", .string(finding.message.text)), ("file", .string(finding.location.path)),
      ("line", .number(UInt64(finding.location.line))),
      ("column", .number(UInt64(finding.location.column))),
    ])
  }

  private static func string(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
