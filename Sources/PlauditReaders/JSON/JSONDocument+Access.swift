extension JSONDocument {
  package func isObject(_ index: Index) -> Bool { tokens[index].kind == .object }
  package func isString(_ index: Index) -> Bool { tokens[index].kind == .string }
  package func isEmptyObject(_ index: Index) -> Bool {
    tokens[index].kind == .object && tokens[index].end == index + 1
  }

  /// What stands behind a value and all that it holds.
  func next(after index: Index) -> Index { Int(tokens[index].end) }

  package func isArray(_ index: Index) -> Bool { tokens[index].kind == .array }

  /// The byte behind a value or key, its closing quote or bracket among it.
  package func end(of index: Index) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .string: return Int(token.start + token.length) + 1
    case .number: return Int(token.start + token.length)
    case .literal:
      let start = Int(token.start)
      return start
        + bytes[start...].prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }.count
    case .object, .array:
      // Between the last thing inside and the bracket stands white space alone.
      let last = Int(token.end) - 1
      let inside = last == index ? Int(token.start) + 1 : lastEnd(in: index)
      let close = token.kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
      return (bytes[inside...].firstIndex(of: close) ?? inside) + 1
    }
  }

  /// The end of the last value directly inside a container that is not empty.
  private func lastEnd(in index: Index) -> Int {
    var open = [index]
    var end = Int(tokens[index].start) + 1
    // Downwards to the value that ends last, then upwards over the brackets behind it.
    while let container = open.last {
      let last = lastChild(of: container)
      guard let last else { break }
      if tokens[last].kind == .object || tokens[last].kind == .array, tokens[last].end > last + 1 {
        open.append(last)
      } else {
        end = self.end(of: last)
        break
      }
    }
    for container in open.dropFirst().reversed() {
      let close = tokens[container].kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
      end = (bytes[end...].firstIndex(of: close) ?? end) + 1
    }
    return end
  }

  private func lastChild(of container: Index) -> Index? {
    tokens[container].kind == .object
      ? members(of: container).reduce(nil) { _, member in member.value } : items(of: container).last
  }

  /// A number, `true`, `false` or `null`, as it is written.
  package func literal(_ index: Index) -> String {
    String(decoding: bytes[offset(of: index)..<end(of: index)], as: UTF8.self)
  }

  /// The text of a key or value; `nil` for other kinds.
  package func string(_ index: Index) -> String? {
    guard tokens[index].kind == .string else { return nil }
    return bytes.withUnsafeBufferPointer { JSONString.decoded(tokens[index], $0) }
  }

  /// Whether a key or text is this one, escapes aside: nobody writes the names of fields with any.
  package func string(_ index: Index, is word: StaticString) -> Bool {
    let token = tokens[index]
    guard token.kind == .string, token.length == word.utf8CodeUnitCount else { return false }
    let start = Int(token.start)
    for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether two texts are written alike.
  func isSame(_ left: Index, _ right: Index) -> Bool {
    let (left, right) = (tokens[left], tokens[right])
    guard left.length == right.length else { return false }
    for index in 0..<Int(left.length)
    where bytes[Int(left.start) + index] != bytes[Int(right.start) + index] {
      return false
    }
    return true
  }

  /// A whole number; `nil` for other kinds, and beyond `Int`.
  package func integer(_ index: Index) -> Int? {
    let token = tokens[index]
    guard token.kind == .number else { return nil }
    let digits = bytes[Int(token.start)..<Int(token.start + token.length)]
    return Int(String(decoding: digits, as: UTF8.self))
  }

  package func isFalse(_ index: Index) -> Bool {
    tokens[index].kind == .literal && bytes[Int(tokens[index].start)] == UInt8(ascii: "f")
  }

  /// Where the text behind the quote begins, and whether the file shows it without escapes.
  package func content(of index: Index) -> (offset: Int, isVerbatim: Bool) {
    (Int(tokens[index].start), !tokens[index].hasEscapes)
  }

  /// Calls with the bytes of the file and the range of a text in it, as it is written.
  package func withBytes<Result>(
    of index: Index, _ body: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Result
  ) -> Result {
    let token = tokens[index]
    return bytes.withUnsafeBufferPointer {
      body($0, Int(token.start)..<Int(token.start + token.length))
    }
  }

  /// Whether a key stands earlier in its object.
  package func isRepeated(_ key: Index) -> Bool {
    guard !duplicateKeys.isEmpty else { return false }
    var (low, high) = (0, duplicateKeys.count)
    while low < high {
      let middle = (low + high) / 2
      if duplicateKeys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < duplicateKeys.count && duplicateKeys[low] == key
  }

  /// The items of an array; none for other kinds.
  package func items(of index: Index) -> [Index] {
    guard tokens[index].kind == .array else { return [] }
    var items: [Index] = []
    var item = index + 1
    while item < tokens[index].end {
      items.append(item)
      item = Int(tokens[item].end)
    }
    return items
  }

  package func members(of index: Index) -> Members { Members(self, index) }

  /// The keys of an object, each with its value; none for other kinds.
  package struct Members: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var position: Index
    private let end: Index

    fileprivate init(_ document: JSONDocument, _ index: Index) {
      self.document = document
      position = index + 1
      end = document.isObject(index) ? Int(document.tokens[index].end) : position
    }

    package mutating func next() -> (key: Index, value: Index)? {
      guard position < end else { return nil }
      let key = position
      position = Int(document.tokens[key + 1].end)
      return (key, key + 1)
    }
  }
}
