import PlauditKit
package import PlauditModel

extension JSONTree {
  /// The localization of one language, as a String Catalog has it.
  package init(_ content: PrintfContent) {
    guard case .object(let members) = Self.tree(content.content) else {
      self = .object([])
      return
    }
    let substitutions = content.substitutions.map { substitution in
      let head = [
        Member("argNum", .literal(String(substitution.argument))),
        Member("formatSpecifier", .string(substitution.specifier)),
      ]
      guard case .object(let variations) = Self.tree(substitution.content) else {
        return Member(substitution.name, .object(head))
      }
      return Member(substitution.name, .object(head + variations))
    }
    self = .object(
      members + (substitutions.isEmpty ? [] : [Member("substitutions", .object(substitutions))]))
  }

  private static func tree(_ content: PrintfContent.Content) -> JSONTree {
    switch content {
    case .text(let text):
      .object([
        Member(
          "stringUnit",
          .object([
            Member("state", .string("translated")), Member("value", .string(text.string)),
          ]))
      ])
    case .plural(let plural):
      variations("plural", plural.forms.map { Member($0.category.rawValue, tree($0.content)) })
    case .device(let devices):
      variations("device", devices.map { Member($0.device, tree($0.content)) })
    }
  }

  private static func variations(_ kind: String, _ members: [Member]) -> JSONTree {
    .object([Member("variations", .object([Member(kind, .object(members))]))])
  }
}
