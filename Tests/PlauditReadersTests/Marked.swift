import PlauditModel
import Testing

/// A file in a test, in which `▲` stands before each place where a fault is expected.
struct Marked {
  let bytes: [UInt8]
  /// As `line:column`.
  let places: [String]

  init(_ marked: String) {
    var plain = String.UnicodeScalarView()
    var places: [String] = []
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      if scalar == "▲" {
        places.append("\(line):\(column)")
        continue
      }
      plain.append(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    bytes = Array(String(plain).utf8)
    self.places = places
  }
}

extension Diagnostics {
  /// As `line:column id`.
  var faults: [String] {
    sorted.map { "\($0.location.line):\($0.location.column) \($0.message.id)" }
  }

  var texts: [String] { sorted.map(\.message.text) }
}

/// Expects one fault of these kinds at each mark, and no others. Gives their texts.
@discardableResult func expect(
  _ ids: String..., in marked: String, sourceLocation: Testing.SourceLocation = #_sourceLocation,
  read: ([UInt8], inout Diagnostics) -> Void
) -> [String] {
  let file = Marked(marked)
  var diagnostics = Diagnostics()
  read(file.bytes, &diagnostics)
  let expected = zip(file.places, ids).map { "\($0) \($1)" }
  #expect(file.places.count == ids.count, sourceLocation: sourceLocation)
  #expect(diagnostics.faults == expected, sourceLocation: sourceLocation)
  return diagnostics.texts
}

/// The same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
