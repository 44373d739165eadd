import PlauditModel

/// Where a command writes. Tests give one that collects.
package struct Console {
  /// What was asked for.
  package let print: (String) -> Void
  /// What is wrong, and what to know besides.
  package let report: (String) -> Void

  package init(print: @escaping (String) -> Void, report: @escaping (String) -> Void) {
    self.print = print
    self.report = report
  }
}

extension Console {
  func report(_ diagnostics: Diagnostics) {
    for diagnostic in diagnostics.sorted { report("\(diagnostic)") }
  }
}
