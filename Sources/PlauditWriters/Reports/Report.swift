package import PlauditModel

/// What a validation tells: the findings that are shown, and how many are not.
package struct Report {
  package let findings: [Diagnostic]
  /// Notes that nobody asked for.
  package let hiddenNotes: Int
  /// Findings that were known already.
  package let known: Int
  /// How many files were read.
  package let files: Int

  package init(findings: [Diagnostic], hiddenNotes: Int, known: Int, files: Int) {
    self.findings = findings
    self.hiddenNotes = hiddenNotes
    self.known = known
    self.files = files
  }

  package func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.message.severity == severity }
  }
}

package enum ReportFormat: String, CaseIterable {
  case text, json, sarif, github
}
