package import PlauditModel

/// Where a command writes. Tests give one that collects.
package struct Console {
  /// What was asked for. Where it cannot be written, the command has failed.
  package let print: (String) throws(FileFailure) -> Void
  /// What is wrong, and what to know besides.
  package let report: (String) -> Void

  package init(
    print: @escaping (String) throws(FileFailure) -> Void, report: @escaping (String) -> Void
  ) {
    self.print = print
    self.report = report
  }
}

extension Console {
  package func report(_ diagnostics: Diagnostics) {
    for diagnostic in diagnostics.sorted { report("\(diagnostic)") }
  }
}
