/// Reads the bytes of a link.
struct LinkParser {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  func link() throws(AppStoreLinkError) -> AppStoreLink {
    let (pathEnd, end) = try ends()
    let start = try LinkAuthority.scheme(in: self, end: pathEnd)
    let authority = try LinkAuthority(in: self, from: start, end: pathEnd)
    let path = LinkPath(in: self, authority.end..<pathEnd)
    let query = LinkQuery(in: self, min(pathEnd + 1, end)..<end)
    switch authority.host {
    case .store: return try storePage(path, query)
    case .testFlight: return try testFlight(path)
    case .appClip: return try appClip(path, query)
    }
  }

  /// Where the path and the query end, after a look at every byte: what browsers drop or turn into
  /// slashes must not get past the checks of the host.
  private func ends() throws(AppStoreLinkError) -> (path: Int, query: Int) {
    var (pathEnd, end) = (bytes.count, bytes.count)
    var content: Content = []
    var index = nextSpecial(from: 0)
    while index < bytes.count {
      switch bytes[index] {
      case 0...0x20, 0x7F, UInt8(ascii: "\\"): throw .malformed
      case UInt8(ascii: "%"):
        guard index + 2 < bytes.count, bytes[index + 1].hexValue != nil,
          bytes[index + 2].hexValue != nil
        else { throw .malformed }
        content.insert(.encoded)
      case UInt8(ascii: "?") where pathEnd == bytes.count:
        if content == .ambiguous { throw .malformed }
        content = []
        pathEnd = index
      case UInt8(ascii: "#") where end == bytes.count:
        if content == .ambiguous { throw .malformed }
        content = []
        pathEnd = min(pathEnd, index)
        end = index
      case UInt8(ascii: "?"), UInt8(ascii: "#"): break
      default: content.insert(.unencoded)
      }
      index = nextSpecial(from: index + 1)
    }
    if content == .ambiguous { throw .malformed }
    return (pathEnd, end)
  }

  /// The next byte that is more than a letter in a path or a mark between parts.
  private func nextSpecial(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isPlain { index &+= 1 }
    return index
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
