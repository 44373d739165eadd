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
    let plain = spelling.filter { !"#$".contains($0) && !$0.isNumber && !$0.isWhitespace }
    let digits = spelling.filter(\.isNumber).drop { $0 == "0" }
    let (sign, mark) = (spelling.contains("#") ? "#" : "", spelling.contains("$") ? "$" : "")
    // Arguments are counted from 1.
    let first = mark.isEmpty || !spelling.contains("0") ? "" : "1$"
    let number = digits.isEmpty ? first : digits + (sign + mark == "" ? "" : "$")
    var letters = plain.dropFirst()
    if letters.last == "d", sign.isEmpty, !["d", "ld"].contains(letters) { letters = "lld" }
    let cure = "%" + number + sign + letters
    return SpecifierBroken.info.message("\(spelling) is no placeholder; write \(cure)")
  }
}
