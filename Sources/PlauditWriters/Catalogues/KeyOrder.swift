/// The order of keys in files that Xcode writes: without regard to capitals, and numbers by their
/// size.
enum KeyOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    let (first, second) = (Array(left.lowercased().utf8), Array(right.lowercased().utf8))
    var (at, other) = (0, 0)
    while at < first.count, other < second.count {
      let (number, otherNumber) = (digits(first, &at), digits(second, &other))
      if number.isEmpty || otherNumber.isEmpty {
        let (byte, otherByte) = (number.first ?? first[at], otherNumber.first ?? second[other])
        if byte != otherByte { return byte < otherByte }
        (at, other) = (at + 1, other + 1)
      } else if number != otherNumber {
        return number.count != otherNumber.count
          ? number.count < otherNumber.count : number.lexicographicallyPrecedes(otherNumber)
      }
    }
    let (rest, otherRest) = (first.count - at, second.count - other)
    return rest != otherRest ? rest < otherRest : left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// A number at the position, without zeros before it, which is passed over.
  private static func digits(_ bytes: [UInt8], _ at: inout Int) -> ArraySlice<UInt8> {
    let start = at
    while at < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) { at += 1 }
    return bytes[start..<at].drop { $0 == UInt8(ascii: "0") }
  }
}
