import PlauditModel

/// For people, editors and terminals.
package enum TextReport {
  /// - Parameter isQuiet: Whether to leave the summary out.
  package static func lines(_ report: Report, isQuiet: Bool) -> [String] {
    let findings = report.findings.map(\.description)
    guard !isQuiet else { return findings }
    return findings + hidden(report) + summary(report)
  }

  private static func hidden(_ report: Report) -> [String] {
    report.hiddenNotes == 0
      ? [] : ["\(count(report.hiddenNotes, "note")) not shown; see them with --notes"]
  }

  private static func summary(_ report: Report) -> [String] {
    var counts: [String: (severity: Diagnostic.Severity, count: Int)] = [:]
    for finding in report.findings {
      let message = finding.message
      counts[message.id, default: (message.severity, 0)].count += 1
    }
    let byCount = counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let width = counts.keys.map(\.count).max() ?? 0
    let table = byCount.map { id, found in
      "  \(id)\(String(repeating: " ", count: width - id.count + 2))\(found.count)"
    }
    let totals = [
      count(report.count(.error), "error"), count(report.count(.warning), "warning"),
    ].joined(separator: ", ")
    let known = report.known == 0 ? "" : "; \(count(report.known, "finding")) known before"
    return ["\(totals) in \(count(report.files, "file"))\(known)"] + table
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
