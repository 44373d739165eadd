package import PlauditModel

/// An XML file as a flat list of its elements, texts and comments, each with its place. Texts are
/// put together only where they are asked for.
package final class XMLDocument {
  package let path: String
  /// In UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// In the order of the file: an element stands before what it holds.
  let nodes: [XMLNode]
  let attributes: [XMLAttribute]
  /// What attributes say, and texts that the file writes in another way.
  let decoded: [UInt8]
  package let root: Index
  /// The namespace's prefix, with its colon, that the root and all that belongs to it have.
  let prefix: ArraySlice<UInt8>
  private lazy var lines = LineTable(bytes, path: path)

  /// Names an element, text or comment.
  package typealias Index = Int

  /// What Expat has found.
  struct Content {
    var nodes: [XMLNode] = []
    var attributes: [XMLAttribute] = []
    var decoded: [UInt8] = []
  }

  init(path: String, bytes: [UInt8], _ content: Content) {
    self.path = path
    self.bytes = bytes
    nodes = content.nodes
    attributes = content.attributes
    decoded = content.decoded
    root = nodes.firstIndex(where: \.isElement) ?? 0
    let name = Self.name(at: Int(nodes[root].offset), in: bytes)
    prefix = name[..<(name.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? name.startIndex)]
  }

  /// A name as it is written, behind the `<` at an offset.
  static func name(at offset: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[(offset + 1)...].prefix {
      $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
  }
}

extension XMLDocument: SourceFile {
  package func location(atOffset offset: Int) -> SourceLocation {
    lines.location(of: offset, in: bytes)
  }

  package func location(of index: Index) -> SourceLocation {
    location(atOffset: offset(of: index))
  }
}

/// One element, text or comment.
struct XMLNode {
  enum Kind {
    /// With its attributes.
    case element(Range<UInt32>)
    /// As the file writes it.
    case text
    /// From where on it stands in `decoded`.
    case decodedText(UInt32)
    case comment
  }

  let kind: Kind
  /// In bytes from the start of the file; of an element and a comment its `<`.
  let offset: UInt32
  /// Of a text, in bytes as decoded; of a comment as the file writes it.
  var length: UInt32 = 0
  /// The node behind this one and all that it holds.
  var end: UInt32

  var isElement: Bool { if case .element = kind { true } else { false } }
}

/// In bytes of `decoded`.
struct XMLAttribute {
  let name: Range<UInt32>
  let value: Range<UInt32>
}
