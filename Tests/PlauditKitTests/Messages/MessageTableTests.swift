import PlauditKit
import Testing

/// The compact form as the runtime reads it, whole and broken.
struct MessageTableTests {
  private let english = PluralSelector { $0.i == 1 && $0.v == 0 ? .one : .other }

  private func table(_ texts: StaticString, fallback: MessageTable? = nil) -> MessageTable {
    MessageTable(
      "en", texts, MessageGrammar(numbers: NumberSymbols(), cardinal: english), fallback: fallback)
  }

  @Test func readsMessagesByTheirPlace() {
    let table = table("0002000000040007t01at00")
    #expect(table.text(0) == "a")
    #expect(table.text(1) == "")
    #expect(table.text(2) == "")
    #expect(table.text(-1) == "")
  }

  @Test func anotherTableSuppliesWhatIsMissing() {
    let source = table("000100000004t01b")
    let missing: StaticString = "0001P0000000"
    #expect(table(missing, fallback: table(missing, fallback: source)).text(0) == "b")
    #expect(table(missing).text(0) == "")
  }

  /// Every prefix and every changed byte of a real message: no crash, whatever comes out.
  @Test func brokenTablesDoNotTrap() {
    let grammar = MessageGrammar(
      numbers: NumberSymbols(), cardinal: english, ordinal: PluralSelector { _ in .two })
    let message = "t01ap00L=5;05t02x510:a0t03 arx02a0s00701a04t01cP01;00D=0;0005x06#01;0o003x00"
    let scalars = Array(message.unicodeScalars)
    for end in scalars.indices {
      let prefix = String(String.UnicodeScalarView(scalars[..<end]))
      _ = grammar.text(compact: prefix, [.integer(1)])
      for replacement: Unicode.Scalar in ["0", "o", "~", "\0", "=", ";", "é"] {
        var changed = scalars
        changed[end] = replacement
        _ = grammar.text(
          compact: String(String.UnicodeScalarView(changed)), [.integer(5), .text("a")])
      }
    }
  }
}
