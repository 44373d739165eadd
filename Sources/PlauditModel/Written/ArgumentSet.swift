/// Arguments of one message, by their numbers. Those from 64 on, which no message can have, are
/// left out.
package struct ArgumentSet: Sendable, Hashable {
  private var bits: UInt64 = 0

  package init() {}

  package init(_ argument: Int) { insert(argument) }

  package mutating func insert(_ argument: Int) {
    if (0..<64).contains(argument) { bits |= 1 << UInt64(argument) }
  }

  package var isEmpty: Bool { bits == 0 }

  package func contains(_ argument: Int) -> Bool {
    (0..<64).contains(argument) && bits & 1 << UInt64(argument) != 0
  }

  package mutating func formUnion(_ other: Self) { bits |= other.bits }
  package mutating func formIntersection(_ other: Self) { bits &= other.bits }

  package func subtracting(_ other: Self) -> Self {
    var rest = self
    rest.bits &= ~other.bits
    return rest
  }

  package static let all: Self = {
    var all = Self()
    all.bits = .max
    return all
  }()

  /// The smallest first.
  package var numbers: [Int] {
    isEmpty ? [] : (0..<64).filter(contains)
  }

  package var count: Int { bits.nonzeroBitCount }

  package func intersects(_ other: Self) -> Bool { bits & other.bits != 0 }
}
