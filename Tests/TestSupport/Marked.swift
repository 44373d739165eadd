package import PlauditModel
package import Testing

/// A file in a test, in which `▲` stands before each place where a fault is expected.
package struct Marked {
  package let bytes: [UInt8]
  /// As `line:column`.
  package let places: [String]

  package init(_ marked: String) {
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
  package var faults: [String] {
    sorted.map { "\($0.location.line):\($0.location.column) \($0.message.id)" }
  }

  package var texts: [String] { sorted.map(\.message.text) }
}

/// Expects one fault of these kinds at each mark, and no others. Gives their texts.
@discardableResult package func expect(
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
