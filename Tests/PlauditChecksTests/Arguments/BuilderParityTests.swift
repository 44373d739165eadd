import PlauditChecks
import PlauditModel
import Testing

/// `plaudit validate` leaves to the checks what the build says of arguments, so they must say it.
struct BuilderParityTests {
  private static let uses = [
    "words", "{x}", "{x, number}", "{x, number, ::.00}", "{x, number, ::percent}",
    "{x, plural, one {# a} other {# b}}", "{x, plural, one {{x}} other {{x, number}}}",
    "{x, selectordinal, other {#th}}", "{x, select, a {A} other {B}}", "{x} {x, select, other {}}",
    "{x, number} {x, select, other {}}", "{y}", "{y, plural, one {a} other {# b}}",
    "Hello {x}", "Hello {x, number}", "Hello {x, plural, other {}}",
  ]
  private static let place = SourceLocation(path: "en")
  private static let declarations: [[ArgumentDeclaration]] =
    [[]]
    + ([nil] + ArgumentType.allCases).map { type in
      [
        ArgumentDeclaration(
          name: Located("x", at: place), type: type.map { Located($0, at: place) })
      ]
    }

  @Test(arguments: uses)
  func checksTellWhatTheBuildTells(en: String) {
    for declared in Self.declarations {
      for de in Self.uses {
        let (found, built) = Checked.ids(arguments: declared, en: en, de: de)
        for id in ["argument-extra", "argument-type", "argument-conflict"] {
          // A fault of the source is told once, and its translations wait for it.
          if id != "argument-conflict", built.contains("argument-conflict") { continue }
          #expect(
            found.count { $0 == id } == (built.contains(id) ? 1 : 0),
            "\(id): \(en) → \(de), \(declared.first?.type?.value.rawValue ?? "-")")
        }
      }
    }
  }
}
