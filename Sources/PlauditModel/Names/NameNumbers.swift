/// Names by their numbers, in the order in which they are met.
struct NameNumbers {
  /// To look through so many is faster than to hash them.
  private static let mostLookedThrough = 8

  private(set) var names: [String] = []
  /// Filled where there are more.
  private var numbers: [String: Int] = [:]

  /// From 0; a new one for a new name.
  mutating func number(of name: String) -> Int {
    if let known = known(name) { return known }
    names.append(name)
    if names.count > Self.mostLookedThrough {
      for number in numbers.count..<names.count { numbers[names[number]] = number }
    }
    return names.count - 1
  }

  func known(_ name: String) -> Int? {
    names.count > Self.mostLookedThrough ? numbers[name] : names.firstIndex(of: name)
  }

  mutating func removeAll() {
    names.removeAll(keepingCapacity: true)
    if !numbers.isEmpty { numbers = [:] }
  }
}
