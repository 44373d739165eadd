import Foundation
import PlauditWriters
import Testing

struct JSONValueTests {
  @Test func text() {
    let value = JSONValue.object([
      ("b", .array([.number(.max), .null, .array([]), .object([])])), ("a", .string("x")),
    ])
    #expect(
      value.text == """
        {
          "b": [
            18446744073709551615,
            null,
            [],
            {}
          ],
          "a": "x"
        }
        """)
  }

  @Test func stringsComeBack() throws {
    let text = String((0...0x2FFF).compactMap { Unicode.Scalar($0).map(Character.init) }) + "😀"
    let json = JSONValue.array([.string(text)]).text
    let array = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    #expect(array?.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }
}
