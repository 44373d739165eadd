/// Arguments of one message, by their numbers from 0.
package struct ArgumentSet: Sendable, Hashable {
  /// Those below 64, which nearly all are.
  private var bits: UInt64 = 0
  /// The others one by one, where there are some: a text may name any number, and takes no more
  /// room for that.
  private var others: Set<Int>?

  package init() {}

  package init(_ argument: Int) { insert(argument) }

  package mutating func insert(_ argument: Int) {
    if (0..<64).contains(argument) {
      bits |= 1 << UInt64(argument)
    } else {
      others = others ?? []
      others?.insert(argument)
    }
  }

  package var isEmpty: Bool { bits == 0 && others == nil }

  package func contains(_ argument: Int) -> Bool {
    (0..<64).contains(argument)
      ? bits & 1 << UInt64(argument) != 0 : others?.contains(argument) ?? false
  }

  package mutating func formUnion(_ other: Self) {
    bits |= other.bits
    if let more = other.others { others = others?.union(more) ?? more }
  }

  package mutating func formIntersection(_ other: Self) {
    bits &= other.bits
    if others != nil { keep { other.contains($0) } }
  }

  package func subtracting(_ other: Self) -> Self {
    var rest = self
    rest.bits &= ~other.bits
    if others != nil { rest.keep { !other.contains($0) } }
    return rest
  }

  private mutating func keep(_ isWanted: (Int) -> Bool) {
    others = others?.filter(isWanted)
    if others?.isEmpty ?? false { others = nil }
  }

  /// The smallest first.
  package var numbers: [Int] {
    isEmpty ? [] : (0..<64).filter(contains) + (others ?? []).sorted()
  }

  package var count: Int { bits.nonzeroBitCount + (others?.count ?? 0) }
}
