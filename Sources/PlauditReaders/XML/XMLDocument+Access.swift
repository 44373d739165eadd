extension XMLDocument {
  /// What stands in an element, not in the elements in it.
  struct Children: Sequence, IteratorProtocol {
    let nodes: [XMLNode]
    var position: Index
    let end: Index

    mutating func next() -> Index? {
      guard position < end else { return nil }
      defer { position = Int(nodes[position].end) }
      return position
    }
  }

  func children(of element: Index) -> Children {
    Children(nodes: nodes, position: element + 1, end: Int(nodes[element].end))
  }

  package func elements(of element: Index) -> [Index] {
    children(of: element).filter { nodes[$0].isElement }
  }

  func element(_ name: StaticString, of parent: Index) -> Index? {
    children(of: parent).first { self.is($0, name) }
  }

  func offset(of index: Index) -> Int { Int(nodes[index].offset) }

  /// As it is written.
  package func name(of element: Index) -> String {
    String(decoding: Self.name(at: offset(of: element), in: bytes), as: UTF8.self)
  }

  /// Whether this is an element of a name, in the namespace of the root.
  func `is`(_ index: Index, _ name: StaticString) -> Bool {
    guard nodes[index].isElement else { return false }
    let written = Self.name(at: offset(of: index), in: bytes)
    return written.count == prefix.count + name.utf8CodeUnitCount && written.starts(with: prefix)
      && written.dropFirst(prefix.count).elementsEqual(name.utf8)
  }

  package func attribute(_ name: StaticString, of index: Index) -> String? {
    guard case .element(let range) = nodes[index].kind else { return nil }
    let match = attributes[Int(range.lowerBound)..<Int(range.upperBound)].first {
      decoded($0.name).elementsEqual(name.utf8)
    }
    return match.map { String(decoding: decoded($0.value), as: UTF8.self) }
  }

  private func decoded(_ range: Range<UInt32>) -> ArraySlice<UInt8> {
    decoded[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// All text in an element and the elements in it.
  func text(of element: Index) -> PlacedText {
    var text = PlacedText(at: offset(of: element))
    for node in nodes[(element + 1)..<Int(nodes[element].end)] {
      add(node, to: &text)
    }
    return text
  }

  /// What a text or comment says; `nil` of an element.
  func words(of index: Index) -> PlacedText? {
    let node = nodes[index]
    guard !node.isElement else { return nil }
    var text = PlacedText(at: offset(of: index))
    if case .comment = node.kind {
      let start = Int(node.offset) + XMLBuilder.commentStart
      text.append(bytes[start..<start + Int(node.length)], at: start)
    }
    add(node, to: &text)
    return text
  }

  private func add(_ node: XMLNode, to text: inout PlacedText) {
    let offset = Int(node.offset)
    switch node.kind {
    case .text: text.append(bytes[offset..<offset + Int(node.length)], at: offset)
    case .decodedText(let start):
      text.append(decoded(start..<start + node.length), at: offset)
    case .element, .comment: break
    }
  }
}

extension StaticString {
  fileprivate var utf8: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
