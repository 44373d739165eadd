/// What can stand at a place of a manifest or a locale file. Readers ask for the keys; editors learn all
/// of it, from the JSON Schemas that are made of it.
package indirect enum Shape: Sendable {
  /// A text for people, or a free word. Every scalar is text: `1.0` and `no` too.
  case text(matching: String? = nil)
  /// A word that is no number, and none of those that mean something else.
  case word(matching: String, except: [String] = [])
  case number(ClosedRange<UInt64>)
  /// One of some words.
  case oneOf([String])
  /// - Parameter differing: Whether no two items may be alike.
  case list(Shape, atLeast: Int = 0, differing: Bool = false)
  case mapping(KeyTable)
  case either([Shape])
  /// A shape that is told apart from the place, since it holds itself or depends on who asks.
  case named(String)

  /// What has something in it.
  package static let anything = Shape.text(matching: "^.+$")
}
