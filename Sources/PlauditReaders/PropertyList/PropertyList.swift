import PlauditModel

/// A value of one of Apple's property lists, as far as files of texts and descriptions of apps
/// have them.
struct PropertyList {
  enum Content {
    case dictionary([Entry])
    case list([PropertyList])
    case text(PlacedText)
    /// A number, date and so on.
    case other
  }

  let content: Content
  let offset: Int

  struct Entry {
    let key: PlacedText
    let value: PropertyList
    /// What stands right before the key.
    let comment: PlacedText?
  }
}

/// A property list with the file that knows its places.
struct PropertyListFile {
  let root: PropertyList
  let file: any SourceFile

  /// - Returns: `nil` where `diagnostics` now tells why this is no property list.
  static func read(
    _ bytes: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> PropertyListFile? {
    if bytes.starts(with: BinaryPropertyList.magic) {
      return BinaryPropertyList.read(bytes, path: path, into: &diagnostics).map {
        PropertyListFile(root: $0, file: LinedFile(path))
      }
    }
    // A byte order mark, or < in one of the encodings of XML.
    guard [0x00, 0x3C, 0xEF, 0xFE, 0xFF].contains(bytes.first { $0 > 0x20 || $0 == 0 } ?? 0) else {
      diagnostics.add(.neitherKind, at: SourceLocation(path: path))
      return nil
    }
    guard
      let document = XMLReader.read(
        bytes, path: path, documentType: "plist", into: &diagnostics)
    else { return nil }
    var reader = XMLPropertyList(document)
    defer { diagnostics.add(contentsOf: reader.diagnostics) }
    return reader.root().map { PropertyListFile(root: $0, file: document) }
  }
}

extension Diagnostic.Message {
  fileprivate static let neitherKind = error(
    "syntax", "this is no property list, neither in XML nor in the binary form; save it as XML")
}
