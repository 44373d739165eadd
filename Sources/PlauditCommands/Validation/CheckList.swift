import PlauditChecks
import PlauditModel

/// What there is to find, as `--list-checks` shows it and as `docs/checks.md` explains it.
package enum CheckList {
  static var text: String {
    let all = Checks.documentation
    let width = all.map(\.id.count).max() ?? 0
    let lines = all.map { check in
      let gap = String(repeating: " ", count: width - check.id.count + 2)
      let why = check.why.split(whereSeparator: \.isNewline).joined(separator: " ")
      return "\(check.id)\(gap)\(severity(check))  \(why)"
    }
    return lines.joined(separator: "\n")
  }

  /// `docs/checks.md`.
  package static var markdown: String {
    let groups: [(title: String, checks: [CheckInfo])] = [
      ("Plurals", Checks.plurals.map { $0.info }), ("Arguments", Checks.arguments.map { $0.info }),
      ("Syntax", Checks.syntax.map { $0.info }), ("Keys and files", Checks.keys.map { $0.info }),
      ("Texts", Checks.texts.map { $0.info }),
      ("Reading and generating", ReadingFaults.all),
    ]
    let sections = groups.map { group in
      "## \(group.title)\n\n" + group.checks.map(entry).joined(separator: "\n")
    }
    return """
      # The checks

      Generated from the code by `make checks-doc`. [validate.md](validate.md) tells how to run, choose
      and silence them.

      \(sections.joined(separator: "\n"))
      """
  }

  private static func severity(_ check: CheckInfo) -> String {
    check.isOff ? "off" : check.severity.rawValue
  }

  private static func entry(_ check: CheckInfo) -> String {
    """
    ### `\(check.id)` (\(severity(check)))

    \(check.why)

    ```text
    wrong  \(check.wrong)
    right  \(check.right)
    ```

    """
  }
}
