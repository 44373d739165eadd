package import PlauditModel

/// A placeholder with something in it that does not belong there.
package final class SpecifierBroken: TextCheck {
  package static let info = CheckInfo(
    "specifier-broken", .error,
    why: """
      The placeholder is not read as one: the reader sees it as it is written, or a wrong value.
      """,
    wrong: #"fr: "% @ votes", "%1#@votes@""#,
    right: #"fr: "%@ votes", "%1$#@votes@""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    for slip in text.slips where slip.kind == .brokenSpecifier {
      findings.add(.broken(slip.spelling), at: slip.offset, in: text, of: message)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func broken(_ spelling: String) -> Self {
    let plain = spelling.filter { !" #$".contains($0) && !$0.isNumber }
    let digits = spelling.filter(\.isNumber)
    let sign = spelling.contains("#") ? "#" : ""
    let cure = "%" + (digits.isEmpty ? "" : digits + "$") + sign + plain.dropFirst()
    return SpecifierBroken.info.message("\(spelling) is no placeholder; write \(cure)")
  }
}
