/// Finds keys that an object has twice. Keeps its table from one object to the next.
struct JSONKeySet {
  /// Objects with fewer keys are compared pair by pair.
  private static let fewKeys = 8

  private var keys: [Int] = []
  private var table: [Int32] = []

  mutating func findDuplicates(
    in object: Int, of tokens: [JSONToken], _ bytes: UnsafeBufferPointer<UInt8>,
    into duplicates: inout [Int]
  ) {
    keys.removeAll(keepingCapacity: true)
    var key = object + 1
    while key < tokens[object].end {
      keys.append(key)
      key = Int(tokens[key + 1].end)
    }
    let areEqual = { (left: Int, right: Int) in
      Self.areEqual(tokens[left], tokens[right], bytes)
    }
    if keys.count <= Self.fewKeys {
      for (position, key) in keys.enumerated() {
        if keys[..<position].contains(where: { areEqual($0, key) }) { duplicates.append(key) }
      }
    } else {
      findByHash(in: tokens, bytes, areEqual, into: &duplicates)
    }
  }

  private mutating func findByHash(
    in tokens: [JSONToken], _ bytes: UnsafeBufferPointer<UInt8>, _ areEqual: (Int, Int) -> Bool,
    into duplicates: inout [Int]
  ) {
    var size = 32
    while size < keys.count * 2 { size *= 2 }
    table.removeAll(keepingCapacity: true)
    table.append(contentsOf: repeatElement(-1, count: size))
    for (position, key) in keys.enumerated() {
      var slot = Int(truncatingIfNeeded: Self.hash(tokens[key], bytes)) & (size - 1)
      while table[slot] >= 0, !areEqual(keys[Int(table[slot])], key) {
        slot = (slot + 1) & (size - 1)
      }
      if table[slot] >= 0 {
        duplicates.append(key)
      } else {
        table[slot] = Int32(position)
      }
    }
  }

  /// FNV-1a over the bytes as written; of what they mean, where they hold escapes.
  private static func hash(_ key: JSONToken, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let offset: UInt64 = 0xCBF2_9CE4_8422_2325
    let add = { (hash: UInt64, byte: UInt8) in (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let hash =
      key.hasEscapes
      ? JSONString.decoded(key, bytes).utf8.reduce(offset, add)
      : JSONString.raw(key, bytes).reduce(offset, add)
    return hash ^ (hash >> 32)
  }

  private static func areEqual(
    _ left: JSONToken, _ right: JSONToken, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if left.hasEscapes || right.hasEscapes {
      return Array(JSONString.decoded(left, bytes).utf8)
        == Array(JSONString.decoded(right, bytes).utf8)
    }
    return left.length == right.length
      && JSONString.raw(left, bytes).elementsEqual(JSONString.raw(right, bytes))
  }
}
