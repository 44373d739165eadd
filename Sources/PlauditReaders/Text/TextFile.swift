import PlauditModel

/// A text, in UTF-8 whatever the file is saved in, with the places of its bytes.
final class TextFile: SourceFile {
  /// Well-formed, without a byte order mark.
  let bytes: [UInt8]
  private let path: String
  private lazy var lines = LineTable(bytes, path: path)

  /// - Returns: `nil` where `diagnostics` now tells why the file is no text in UTF-8 or UTF-16.
  init?(_ file: [UInt8], path: String, into diagnostics: inout Diagnostics) {
    do throws(TextDecoding.Fault) {
      bytes = try TextDecoding.utf8(file)
      self.path = path
    } catch {
      diagnostics.add(
        error.message,
        at: LineTable(error.before, path: path).location(
          of: error.before.count, in: error.before))
      return nil
    }
  }

  func location(atOffset offset: Int) -> SourceLocation {
    lines.location(of: offset, in: bytes)
  }
}
