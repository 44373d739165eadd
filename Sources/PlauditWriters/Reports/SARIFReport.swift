package import PlauditModel

/// For code scanning: SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format").
package enum SARIFReport {
  /// What a rule says about itself.
  package struct Rule {
    let id: String
    let severity: Diagnostic.Severity
    let text: String

    package init(id: String, severity: Diagnostic.Severity, text: String) {
      self.id = id
      self.severity = severity
      self.text = text
    }
  }

  /// - Parameter rules: What the ids mean; those without findings are left out.
  package static func text(_ report: Report, rules: [Rule], version: String) -> String {
    let used = Set(report.findings.map(\.message.id))
    let shown = rules.filter { used.contains($0.id) }
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
          "tool": {"driver": {
            "name": "plaudit", "version": \(JSONText.string(version)),
            "rules": \(JSONText.lines(shown.map(rule), indent: "      "))
          }},
          "columnKind": "unicodeCodePoints",
          "results": \(JSONText.lines(report.findings.map(result), indent: "    "))
        }]
      }
      """
  }

  private static func rule(_ rule: Rule) -> String {
    JSONText.object([
      ("id", JSONText.string(rule.id)),
      ("shortDescription", JSONText.object([("text", JSONText.string(rule.text))])),
      (
        "defaultConfiguration",
        JSONText.object([("level", JSONText.string(rule.severity.rawValue))])
      ),
    ])
  }

  private static func result(_ finding: Diagnostic) -> String {
    let place = finding.location
    let region = JSONText.object([
      ("startLine", String(place.line)), ("startColumn", String(place.column)),
    ])
    let artifact = JSONText.object([("uri", JSONText.string(uri(place.path)))])
    let physical = JSONText.object([("artifactLocation", artifact), ("region", region)])
    return JSONText.object([
      ("ruleId", JSONText.string(finding.message.id)),
      ("level", JSONText.string(finding.message.severity.rawValue)),
      ("message", JSONText.object([("text", JSONText.string(finding.message.text))])),
      ("locations", "[" + JSONText.object([("physicalLocation", physical)]) + "]"),
    ])
  }

  /// The path with what a URI does not allow as percent escapes (RFC 3986).
  private static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "/._-~+".utf8.contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
