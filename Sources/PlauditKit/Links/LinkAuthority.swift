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
    var colon = 0
    while colon < end, bytes[colon] != UInt8(ascii: ":") { colon &+= 1 }
    guard colon + 2 < end, bytes[colon + 1] == UInt8(ascii: "/"),
      bytes[colon + 2] == UInt8(ascii: "/")
    else { throw .scheme("") }
    let scheme = 0..<colon
    guard
      link.equals(scheme, lowercase: "https") || link.equals(scheme, lowercase: "http")
        || link.equals(scheme, lowercase: "itms-apps")
        || link.equals(scheme, lowercase: "itms-appss") || link.equals(scheme, lowercase: "itms")
        || link.equals(scheme, lowercase: "macappstore")
        || link.equals(scheme, lowercase: "macappstores")
    else { throw .scheme(link.text(scheme)) }
    return colon + 3
  }

  init(in link: LinkParser, from start: Int, end: Int) throws(AppStoreLinkError) {
    var hostEnd = start
    while hostEnd < end, link.bytes[hostEnd] != UInt8(ascii: "/") { hostEnd &+= 1 }
    self.end = hostEnd
    guard let host = Self.host(start..<hostEnd, in: link) else {
      throw Self.error(start..<hostEnd, in: link)
    }
    self.host = host
  }

  private static func host(_ authority: Range<Int>, in link: LinkParser) -> Host? {
    var name = authority
    if name.count > 4, link.equals(name.suffix(4), lowercase: ":443") { name = name.dropLast(4) }
    if let last = name.last, link.bytes[last] == UInt8(ascii: ".") { name = name.dropLast() }
    if link.equals(name, lowercase: "apps.apple.com")
      || link.equals(name, lowercase: "itunes.apple.com")
      || link.equals(name, lowercase: "geo.itunes.apple.com")
    {
      return .store
    }
    if link.equals(name, lowercase: "testflight.apple.com") { return .testFlight }
    return link.equals(name, lowercase: "appclip.apple.com") ? .appClip : nil
  }

  private static func error(_ authority: Range<Int>, in link: LinkParser) -> AppStoreLinkError {
    let bytes = link.bytes[authority]
    if bytes.contains(UInt8(ascii: "@")) { return .userInfo }
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    return isASCII ? .foreignHost(link.text(authority)) : .unicodeHost(link.text(authority))
  }
}

extension LinkParser {
  /// Whether a part of the link is `text`, in whatever case.
  fileprivate func equals(_ range: Range<Int>, lowercase text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count {
      let (byte, wanted) = (bytes[range.startIndex &+ offset], text.utf8Start[offset])
      guard byte == wanted || (byte | 0x20 == wanted && wanted.isLetterOrDigit && !wanted.isDigit)
      else { return false }
    }
    return true
  }
}
