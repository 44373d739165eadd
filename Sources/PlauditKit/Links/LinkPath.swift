/// The segments of a link's path, one after another.
struct LinkPath {
  let whole: Range<Int>
  private let bytes: UnsafeBufferPointer<UInt8>
  private var rest: Range<Int>

  init(in link: LinkParser, _ path: Range<Int>) {
    bytes = link.bytes
    whole = path
    rest = path
  }

  /// Whether nothing is left but a closing slash.
  var isAtEnd: Bool {
    rest.isEmpty || rest.count == 1
  }

  /// The next segment, which may be empty.
  mutating func next() -> Range<Int>? {
    guard !isAtEnd else { return nil }
    let start = rest.startIndex + 1
    var end = start
    while end < rest.endIndex, bytes[end] != UInt8(ascii: "/") { end &+= 1 }
    rest = end..<rest.endIndex
    return start..<end
  }
}
