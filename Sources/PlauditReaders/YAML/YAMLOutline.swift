/// Where the parts of a YAML file stand, in bytes, for those who change it.
package struct YAMLOutline {
  package let root: Node

  package struct Node {
    /// Of a mapping in lines, from its first key to the end of its last value.
    package let range: Range<Int>
    package let content: Content
  }

  package indirect enum Content {
    case scalar(String)
    case mapping([Entry], isFlow: Bool)
    case sequence([Node])
  }

  package struct Entry {
    package let key: String
    package let keyRange: Range<Int>
    package let value: Node
  }

  /// - Returns: `nil` where the file is not YAML that ``YAMLReader`` reads.
  package init?(_ file: [UInt8]) {
    var builder = OutlineBuilder(file)
    guard let root = builder?.root() else { return nil }
    self.root = root
  }
}

private struct OutlineBuilder {
  private var source: YAMLSource
  private let parser: YAMLParser
  /// What a byte order mark takes, which the source leaves out.
  private let shift: Int
  private static let deepest = 64

  init?(_ file: [UInt8]) {
    guard let source = try? YAMLSource(file, path: ""), let parser = YAMLParser(source.bytes)
    else { return nil }
    self.source = source
    self.parser = parser
    shift = file.count - source.bytes.count
  }

  mutating func root() -> YAMLOutline.Node? {
    var root: YAMLOutline.Node?
    while let event = try? parser.next() {
      switch event.kind {
      case .end:
        let end = source.bytes.count + shift
        return root ?? YAMLOutline.Node(range: end..<end, content: .scalar(""))
      case .stream, .document, .documentEnd: break
      default:
        guard root == nil, let node = node(event, 0) else { return nil }
        root = node
      }
    }
    return nil
  }

  private mutating func node(_ event: YAMLEvent, _ depth: Int) -> YAMLOutline.Node? {
    guard depth < Self.deepest else { return nil }
    let start = source.offset(of: event.start)
    var end = source.offset(of: event.end)
    let content: YAMLOutline.Content
    switch event.kind {
    case .scalar(let text, let style):
      // The end of a text in lines is where the next thing begins.
      if style == .literal || style == .folded { end = trimmed(start..<end) }
      content = .scalar(text)
    case .mapping(let isFlow):
      var entries: [YAMLOutline.Entry] = []
      while true {
        guard let next = try? parser.next() else { return nil }
        if next.kind == .mappingEnd {
          end = isFlow ? source.offset(of: next.end) : entries.last?.value.range.upperBound ?? start
          break
        }
        guard let key = node(next, depth + 1), case .scalar(let name) = key.content,
          let after = try? parser.next(), let value = node(after, depth + 1)
        else { return nil }
        entries.append(YAMLOutline.Entry(key: name, keyRange: key.range, value: value))
      }
      content = .mapping(entries, isFlow: isFlow)
      if !isFlow { end -= shift }
    case .sequence:
      var items: [YAMLOutline.Node] = []
      while true {
        guard let next = try? parser.next() else { return nil }
        if next.kind == .sequenceEnd {
          end = max(start, source.offset(of: next.end))
          break
        }
        guard let item = node(next, depth + 1) else { return nil }
        items.append(item)
      }
      content = .sequence(items)
    default: return nil
    }
    return YAMLOutline.Node(range: start + shift..<max(start, end) + shift, content: content)
  }

  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1].isBlank || source.bytes[end - 1].isBreak {
      end -= 1
    }
    return end
  }
}
