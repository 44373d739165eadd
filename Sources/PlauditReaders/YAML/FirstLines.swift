/// The keys of a mapping with their lines, to find those that stand there twice.
struct FirstLines<Key: Hashable> {
  /// To look through so many is faster than to hash them.
  private static var mostLookedThrough: Int { 8 }

  private var few: [(key: Key, line: Int)] = []
  private var many: [Key: Int] = [:]

  /// Takes the key where it is new.
  ///
  /// - Returns: The line that it stands on before, if it does.
  mutating func line(of key: Key, at line: Int) -> Int? {
    if !many.isEmpty {
      if let first = many[key] { return first }
      many[key] = line
      return nil
    }
    if let first = few.first(where: { $0.key == key }) { return first.line }
    few.append((key, line))
    if few.count > Self.mostLookedThrough {
      for known in few { many[known.key] = known.line }
    }
    return nil
  }
}
