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
      if link.equals(name, "action") {
        action = action ?? value
      } else if link.equals(name, "see-all") {
        seeAll = seeAll ?? value
      } else if link.equals(name, "ppid") {
        customPage = customPage ?? value
      } else if link.equals(name, "eventid") {
        event = event ?? value
      } else if link.equals(name, "pt") {
        provider = provider ?? value
      } else if link.equals(name, "ct") {
        token = token ?? value
      } else if link.equals(name, "mt") {
        media = media ?? value
      } else if link.equals(name, "id") {
        id = id ?? value
      } else if link.equals(name, "code") {
        code = code ?? value
      } else if link.equals(name, "ctx") {
        context = context ?? value
      } else if link.equals(name, "at") {
        hasAffiliate = true
      }
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
