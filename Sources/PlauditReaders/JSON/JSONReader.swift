package import PlauditModel

/// Reads JSON in one pass over its bytes, without recursion.
package enum JSONReader {
  /// Deeper than any file that people write.
  static let deepest = 512

  /// - Returns: `nil` where `diagnostics` now tells why the text is not JSON.
  package static func read(
    _ file: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> JSONDocument? {
    guard file.count < UInt32.max else {
      diagnostics.add(.tooLarge, at: SourceLocation(path: path))
      return nil
    }
    do throws(JSONFault) {
      var scanner = JSONScanner()
      try file.withUnsafeBufferPointer { bytes throws(JSONFault) in
        try scanner.scan(bytes)
      }
      return JSONDocument(
        path: path, bytes: file, tokens: scanner.tokens, duplicateKeys: scanner.duplicateKeys)
    } catch {
      let place = LineTable(file, path: path).location(of: error.offset, in: file)
      diagnostics.add(error.message, at: place)
      return nil
    }
  }
}

/// Why a text is not JSON.
struct JSONFault: Error {
  let message: Diagnostic.Message
  /// In bytes.
  let offset: Int
}

extension Diagnostic.Message {
  fileprivate static let tooLarge = error("syntax", "files of 4 GB and more are not read")
}
