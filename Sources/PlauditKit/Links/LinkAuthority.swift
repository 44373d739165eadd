/// The host of a link, which has to be Apple's.
struct LinkAuthority {
  enum Host {
    case store, testFlight, appClip
  }

  let host: Host
  /// The first byte of the path.
  let end: Int

  /// Reads the scheme and the two slashes.
  ///
  /// - Returns: The first byte of the host.
  static func scheme(in link: LinkParser, end: Int) throws(AppStoreLinkError) -> Int {
    let bytes = link.bytes
    guard let colon = bytes[..<end].firstIndex(of: UInt8(ascii: ":")), colon + 2 < end,
      bytes[colon + 1] == UInt8(ascii: "/"), bytes[colon + 2] == UInt8(ascii: "/")
    else { throw .scheme("") }
    let known: [StaticString] = [
      "https", "http", "itms-apps", "itms-appss", "itms", "macappstore", "macappstores",
    ]
    guard known.contains(where: { link.equals(0..<colon, lowercase: $0) }) else {
      throw .scheme(link.text(0..<colon))
    }
    return colon + 3
  }

  init(in link: LinkParser, from start: Int, end: Int) throws(AppStoreLinkError) {
    let bytes = link.bytes
    var hostEnd = start
    var isASCII = true
    loop: while hostEnd < end {
      switch bytes[hostEnd] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"): break loop
      case UInt8(ascii: "@"): throw .userInfo
      case 0x80...: isASCII = false
      default: break
      }
      hostEnd += 1
    }
    self.end = hostEnd
    guard isASCII else { throw .unicodeHost(link.text(start..<hostEnd)) }
    var name = start..<hostEnd
    if name.count > 4, link.equals(name.suffix(4), lowercase: ":443") { name = name.dropLast(4) }
    if name.last.map({ bytes[$0] }) == UInt8(ascii: ".") { name = name.dropLast() }
    if link.equals(name, lowercase: "apps.apple.com")
      || link.equals(name, lowercase: "itunes.apple.com")
      || link.equals(name, lowercase: "geo.itunes.apple.com")
    {
      host = .store
    } else if link.equals(name, lowercase: "testflight.apple.com") {
      host = .testFlight
    } else if link.equals(name, lowercase: "appclip.apple.com") {
      host = .appClip
    } else {
      throw .foreignHost(link.text(start..<hostEnd))
    }
  }
}

extension LinkParser {
  /// Whether a part of the link is `text`, in whatever case.
  fileprivate func equals(_ range: Range<Int>, lowercase text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count {
      let byte = bytes[range.startIndex + offset]
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      guard (isCapital ? byte | 0x20 : byte) == text.utf8Start[offset] else { return false }
    }
    return true
  }
}
