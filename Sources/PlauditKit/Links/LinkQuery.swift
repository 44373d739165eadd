/// The parts of a link's query that mean something. Of those that stand there twice, the first
/// counts.
struct LinkQuery {
  private(set) var action: Range<Int>?
  private(set) var seeAll: Range<Int>?
  private(set) var customPage: Range<Int>?
  private(set) var event: Range<Int>?
  private(set) var provider: Range<Int>?
  private(set) var token: Range<Int>?
  private(set) var media: Range<Int>?
  private(set) var id: Range<Int>?
  private(set) var code: Range<Int>?
  private(set) var context: Range<Int>?
  /// Whether it is a link of Apple's affiliate programme.
  private(set) var hasAffiliate = false
  /// All that the query says.
  let pairs: Pairs

  init(in link: LinkParser, _ query: Range<Int>) {
    pairs = Pairs(bytes: link.bytes, rest: query)
    var pairs = pairs
    while let (name, value) = pairs.next() {
      take(name, value, in: link)
    }
  }

  private mutating func take(_ name: Range<Int>, _ value: Range<Int>, in link: LinkParser) {
    func isNamed(_ text: StaticString) -> Bool { link.equals(name, text) }
    switch link.firstByte(name) {
    case UInt8(ascii: "a"):
      if isNamed("action") { action = action ?? value }
      if isNamed("at") { hasAffiliate = true }
    case UInt8(ascii: "c"):
      if isNamed("ct") { token = token ?? value }
      if isNamed("code") { code = code ?? value }
      if isNamed("ctx") { context = context ?? value }
    case UInt8(ascii: "e"):
      if isNamed("eventid") { event = event ?? value }
    case UInt8(ascii: "i"):
      if isNamed("id") { id = id ?? value }
    case UInt8(ascii: "m"):
      if isNamed("mt") { media = media ?? value }
    case UInt8(ascii: "p"):
      if isNamed("pt") { provider = provider ?? value }
      if isNamed("ppid") { customPage = customPage ?? value }
    case UInt8(ascii: "s"):
      if isNamed("see-all") { seeAll = seeAll ?? value }
    default: break
    }
  }

  struct Pairs {
    let bytes: UnsafeBufferPointer<UInt8>
    var rest: Range<Int>

    /// The value is empty where there is no `=`.
    mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
      guard !rest.isEmpty else { return nil }
      var nameEnd = rest.startIndex
      while nameEnd < rest.endIndex, bytes[nameEnd] != UInt8(ascii: "="),
        bytes[nameEnd] != UInt8(ascii: "&")
      { nameEnd += 1 }
      var end = nameEnd
      while end < rest.endIndex, bytes[end] != UInt8(ascii: "&") { end += 1 }
      let name = rest.startIndex..<nameEnd
      rest = min(end + 1, rest.endIndex)..<rest.endIndex
      return (name, min(nameEnd + 1, end)..<end)
    }
  }
}
