package import PlauditModel

/// A JSON text (RFC 8259) as a flat list of its values, each with its place in the file. Texts are
/// decoded only where they are asked for, so that reading a large file costs little more than
/// looking at each byte once.
package final class JSONDocument {
  package let path: String
  /// The file, whole.
  package let bytes: [UInt8]
  /// In the order of the file: a container stands before what it holds, a key before its value.
  let tokens: [JSONToken]
  /// Keys that stand earlier in the same object, in the order of the file.
  package let duplicateKeys: [Index]
  private lazy var lines = LineTable(bytes, path: path)

  /// Names a value, or the key of one.
  package typealias Index = Int

  init(path: String, bytes: [UInt8], tokens: [JSONToken], duplicateKeys: [Index]) {
    self.path = path
    self.bytes = bytes
    self.tokens = tokens
    self.duplicateKeys = duplicateKeys.sorted()
  }

  package static let root: Index = 0

  /// The first byte of a value or key; of a text its opening quote.
  package func offset(of index: Index) -> Int {
    Int(tokens[index].start) - (tokens[index].kind == .string ? 1 : 0)
  }

  package func location(of index: Index) -> SourceLocation {
    location(atOffset: offset(of: index))
  }
}

extension JSONDocument: SourceFile {
  package func location(atOffset offset: Int) -> SourceLocation {
    lines.location(of: offset, in: bytes)
  }
}

/// One value or key.
struct JSONToken {
  enum Kind: UInt8 {
    case object, array, string, number, literal
  }

  var kind: Kind
  /// Whether a text holds backslashes.
  var hasEscapes = false
  /// In bytes from the start of the file; for a text, behind the quote.
  var start: UInt32
  /// In bytes, of texts and numbers.
  var length: UInt32 = 0
  /// The token behind the value and all that it holds.
  var end: UInt32
}
