/// The order of keys in files that Xcode writes: without regard to capitals, and numbers by their
/// size.
package enum KeyOrder {
  package static func precedes(_ left: String, _ right: String) -> Bool {
    let (first, second) = (Array(left.lowercased().utf8), Array(right.lowercased().utf8))
    var (at, other) = (0, 0)
    while at < first.count, other < second.count {
      guard isDigit(first[at]), isDigit(second[other]) else {
        if first[at] != second[other] { return first[at] < second[other] }
        (at, other) = (at + 1, other + 1)
        continue
      }
      let (number, otherNumber) = (digits(first, &at), digits(second, &other))
      if number != otherNumber {
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
    while at < bytes.count, isDigit(bytes[at]) { at += 1 }
    return bytes[start..<at].drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
