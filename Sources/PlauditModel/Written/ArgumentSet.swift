/// Arguments of one message, by their numbers from 0.
package struct ArgumentSet: Sendable, Hashable {
  /// Those below 64, which nearly all are.
  private var bits: UInt64 = 0
  /// The others one by one: a text may name any number, and takes no more room for that.
  private var others: Set<Int> = []

  package init() {}

  package init(_ argument: Int) { insert(argument) }

  package mutating func insert(_ argument: Int) {
    if (0..<64).contains(argument) {
      bits |= 1 << UInt64(argument)
    } else {
      others.insert(argument)
    }
  }

  package var isEmpty: Bool { bits == 0 && others.isEmpty }

  package func contains(_ argument: Int) -> Bool {
    (0..<64).contains(argument)
      ? bits & 1 << UInt64(argument) != 0 : !others.isEmpty && others.contains(argument)
  }

  package mutating func formUnion(_ other: Self) {
    bits |= other.bits
    if !other.others.isEmpty { others.formUnion(other.others) }
  }

  package mutating func formIntersection(_ other: Self) {
    bits &= other.bits
    if !others.isEmpty { others.formIntersection(other.others) }
  }

  package func subtracting(_ other: Self) -> Self {
    var rest = self
    rest.bits &= ~other.bits
    if !others.isEmpty { rest.others.subtract(other.others) }
    return rest
  }

  /// The smallest first.
  package var numbers: [Int] {
    isEmpty ? [] : (0..<64).filter(contains) + others.sorted()
  }

  package var count: Int { bits.nonzeroBitCount + others.count }

  package func intersects(_ other: Self) -> Bool {
    bits & other.bits != 0 || !others.isDisjoint(with: other.others)
  }
}
