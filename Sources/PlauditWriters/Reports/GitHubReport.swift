import PlauditModel

/// For GitHub Actions: annotations, as "Workflow commands for GitHub Actions" has them.
package enum GitHubReport {
  package static func lines(_ report: Report) -> [String] {
    report.findings.map(line)
  }

  private static func line(_ finding: Diagnostic) -> String {
    let command =
      switch finding.message.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let place = finding.location
    return "::\(command) file=\(property(place.path)),line=\(place.line),col=\(place.column),"
      + "title=\(property(finding.message.id))::\(escaped(finding.message.text))"
  }

  private static func escaped(_ text: String) -> String {
    text.escaping { $0.steersTerminals && $0 != "\r" && $0 != "\n" }.replacingScalars { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacingScalars { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }
}
