package import PlauditModel

/// Reads XML 1.0. What lets a small file become a large one, or reach into others, is refused:
/// declarations in a document type, and with them all entities but XML's own five.
package enum XMLReader {
  /// Deeper than any file that people or programs write.
  static let deepest = 128
  /// Expat counts bytes in 32 bits with a sign.
  static let largest = 1 << 30

  /// - Parameter documentType: The name of the one document type that the file may declare.
  /// - Returns: `nil` where `diagnostics` now tells why the file is not read.
  package static func read(
    _ file: [UInt8], path: String, documentType: String? = nil, into diagnostics: inout Diagnostics
  ) -> XMLDocument? {
    guard file.count < largest else {
      diagnostics.add(.xmlTooLarge, at: SourceLocation(path: path))
      return nil
    }
    let text: XMLBytes
    do throws(XMLBytes.Fault) {
      text = try XMLBytes(file)
    } catch {
      add(XMLFault(message: error.message, offset: error.before.count), in: error.before)
      return nil
    }
    do throws(XMLFault) {
      let content = try XMLBuilder(text, documentType: documentType).build()
      return XMLDocument(path: path, bytes: text.utf8, content)
    } catch {
      add(error, in: text.utf8)
      return nil
    }

    func add(_ fault: XMLFault, in bytes: [UInt8]) {
      diagnostics.add(
        fault.message,
        at: LineTable(bytes, path: path).location(of: fault.offset, in: bytes))
    }
  }
}

/// Why a file is not read.
struct XMLFault: Error {
  let message: Diagnostic.Message
  /// In bytes of the file as UTF-8.
  let offset: Int
}

extension Diagnostic.Message {
  fileprivate static let xmlTooLarge = error("syntax", "XML files of 1 GB and more are not read")
}
