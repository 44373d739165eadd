package import PlauditModel

/// Where a command writes. Tests give one that collects.
package struct Console {
  /// What was asked for. Where it cannot be written, the command has failed.
  package let print: (String) throws(FileFailure) -> Void
  /// What is wrong, and what to know besides.
  package let report: (String) -> Void
  /// The answer to a question; `nil` where nobody is there to give one.
  let ask: (_ question: String) -> String?
  /// Whether what is printed may have colours.
  let hasColours: Bool
  /// Writes to the terminal on which somebody watches, as it is; `nil` where nobody does.
  let status: ((String) -> Void)?

  package init(
    print: @escaping (String) throws(FileFailure) -> Void, report: @escaping (String) -> Void,
    ask: @escaping (_ question: String) -> String? = { _ in nil }, hasColours: Bool = false,
    status: ((String) -> Void)? = nil
  ) {
    self.status = status
    self.hasColours = hasColours
    self.print = print
    self.report = report
    self.ask = ask
  }
}

extension Console {
  package func report(_ diagnostics: Diagnostics) {
    for diagnostic in diagnostics.sorted { report("\(diagnostic)") }
  }
}
