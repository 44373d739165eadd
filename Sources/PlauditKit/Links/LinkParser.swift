/// Reads the bytes of a link.
struct LinkParser {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  func link() throws(AppStoreLinkError) -> AppStoreLink {
    let end = try checkedEnd()
    let scheme = try LinkAuthority.scheme(in: self, end: end)
    let authority = try LinkAuthority(in: self, from: scheme, end: end)
    var pathEnd = authority.end
    while pathEnd < end, bytes[pathEnd] != UInt8(ascii: "?") { pathEnd += 1 }
    let query = LinkQuery(in: self, pathEnd < end ? pathEnd + 1..<end : end..<end)
    let path = LinkPath(in: self, authority.end..<pathEnd)
    switch authority.host {
    case .store: return try storePage(path, query)
    case .testFlight: return try testFlight(path)
    case .appClip: return try appClip(path, query)
    }
  }

  /// Where the fragment begins, after a look at every byte: what browsers drop or turn into slashes
  /// must not get past the checks of the host.
  private func checkedEnd() throws(AppStoreLinkError) -> Int {
    var end = bytes.count
    var content: Content = []
    for index in bytes.indices {
      switch bytes[index] {
      case 0...0x20, 0x7F, UInt8(ascii: "\\"): throw .malformed
      case UInt8(ascii: "%"):
        guard index + 2 < bytes.count, bytes[index + 1].hexValue != nil,
          bytes[index + 2].hexValue != nil
        else { throw .malformed }
        content.insert(.encoded)
      case UInt8(ascii: "?"), UInt8(ascii: "#"):
        if content == .ambiguous { throw .malformed }
        content = []
        if bytes[index] == UInt8(ascii: "#") { end = min(end, index) }
      case let byte where !byte.canStandInURL: content.insert(.unencoded)
      default: break
      }
    }
    if content == .ambiguous { throw .malformed }
    return end
  }

  /// What a path or query has. With both, nobody knows whether its percent signs are encoding or
  /// still have to be encoded: Foundation takes them for text, browsers for encoding.
  private struct Content: OptionSet {
    let rawValue: UInt8
    static let encoded = Content(rawValue: 1)
    static let unencoded = Content(rawValue: 2)
    static let ambiguous: Content = [.encoded, .unencoded]
  }
}
