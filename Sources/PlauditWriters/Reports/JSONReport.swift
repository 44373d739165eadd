import PlauditModel

/// For scripts: an array with an object for each finding.
package enum JSONReport {
  package static func text(_ report: Report) -> String {
    JSONText.lines(
      report.findings.map { finding in
        var members = [
          ("file", JSONText.string(finding.location.path)),
          ("line", String(finding.location.line)),
          ("column", String(finding.location.column)),
          ("severity", JSONText.string(finding.message.severity.rawValue)),
          ("id", JSONText.string(finding.message.id)),
          ("message", JSONText.string(finding.message.text)),
        ]
        if let subject = finding.subject {
          if !subject.key.isEmpty { members.append(("key", JSONText.string(subject.key))) }
          if let language = subject.language {
            members.append(("language", JSONText.string(language)))
          }
        }
        return JSONText.object(members)
      })
  }
}
