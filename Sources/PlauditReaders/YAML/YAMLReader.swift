package import PlauditModel

/// Reads one YAML document of the kind that people write by hand: mappings, lists and texts, without
/// the parts of YAML that make a text mean something else (tags, anchors, aliases, directives).
package struct YAMLReader {
  /// Deeper than any file of ours, and shallow enough for every stack.
  private static let deepest = 64

  /// YAML's own limit for the usual keys, here for those after a `?` too. In Unicode scalars.
  static let longestKey = 1024

  private let parser: YAMLParser
  private var source: YAMLSource
  private var diagnostics = Diagnostics()
  /// The collections that are being read: where each begins, and the key of what is read in it.
  private var open: [(start: YAMLMark, key: String?)] = []
  private let hasForms: Bool
  /// The piece that ended last.
  private var previous: YAMLSlips.Piece?

  /// - Parameter hasForms: Whether mappings can be the forms of a text.
  /// - Returns: The file's content; an empty one for a file without any. Nil after a fault that makes the rest
  /// of the file unreadable; the faults before it are reported too.
  package static func read(
    _ file: [UInt8], path: String, hasForms: Bool = false, into diagnostics: inout Diagnostics
  ) -> YAMLNode? {
    do throws(YAMLFault) {
      var reader = try YAMLReader(file, path: path, hasForms: hasForms)
      defer { diagnostics.add(contentsOf: reader.diagnostics) }
      return try reader.root()
    } catch {
      diagnostics.add(error.message, at: error.location)
      return nil
    }
  }

  private init(_ file: [UInt8], path: String, hasForms: Bool) throws(YAMLFault) {
    self.hasForms = hasForms
    source = try YAMLSource(file, path: path)
    guard let parser = YAMLParser(source.bytes) else {
      throw YAMLFault(message: .outOfMemory, location: SourceLocation(path: path))
    }
    self.parser = parser
  }

  private mutating func next() throws(YAMLFault) -> YAMLEvent {
    do throws(YAMLProblem) {
      return try parser.next()
    } catch {
      throw YAMLSlips.fault(of: error, in: &source, after: previous, inside: open.last?.start)
    }
  }

  private mutating func root() throws(YAMLFault) -> YAMLNode {
    var root: YAMLNode?
    while true {
      let event = try next()
      let location = source.location(of: event.start)
      switch event.kind {
      case .end:
        return root ?? emptyFile
      case .document(let hasDirectives):
        guard root == nil else { throw YAMLFault(message: .severalDocuments, location: location) }
        if hasDirectives { diagnostics.add(.directive, at: location) }
      case .stream, .documentEnd:
        break
      default:
        root = try node(event)
      }
    }
  }

  private var emptyFile: YAMLNode {
    let location = source.start
    let text = SourceText("", at: location, isVerbatim: true)
    return YAMLNode(
      location: location,
      content: .scalar(.init(text: text, style: .plain, comment: nil, furtherLines: 0..<0)))
  }

  private mutating func node(_ event: YAMLEvent) throws(YAMLFault) -> YAMLNode {
    let location = source.location(of: event.start)
    if event.hasAnchor { diagnostics.add(.anchor, at: location) }
    if event.hasTag { diagnostics.add(.tag, at: location) }
    let content: YAMLNode.Content
    var end = event.end
    switch event.kind {
    case .scalar(let text, let style):
      if let fault = TextLimit.fault(text.utf8) {
        throw YAMLFault(message: fault, location: location)
      }
      content = .scalar(source.scalar(text, style, from: event.start, to: event.end))
    case .sequence:
      content = .sequence(try items(from: event.start, to: &end))
    case .mapping(let isFlow):
      content = .mapping(try mapping(isFlow: isFlow, from: event.start, to: &end))
    default:
      diagnostics.add(.alias, at: location)
      content = .fault
    }
    // What takes no room, such as a value that was left out, is nothing that a person wrote.
    if event.start != end { previous = YAMLSlips.Piece(start: event.start, end: end) }
    return YAMLNode(location: location, content: content)
  }

  private mutating func enter(_ start: YAMLMark) throws(YAMLFault) {
    guard open.count < Self.deepest else {
      throw YAMLFault(message: .tooDeep(Self.deepest), location: source.location(of: start))
    }
    open.append((start, nil))
  }

  private mutating func items(
    from start: YAMLMark, to end: inout YAMLMark
  ) throws(YAMLFault) -> [YAMLNode] {
    try enter(start)
    var items: [YAMLNode] = []
    while true {
      let event = try next()
      if event.kind == .sequenceEnd {
        end = event.end
        open.removeLast()
        return items
      }
      items.append(try node(event))
    }
  }

  private mutating func mapping(
    isFlow: Bool, from start: YAMLMark, to end: inout YAMLMark
  ) throws(YAMLFault) -> YAMLNode.Mapping {
    try enter(start)
    var entries: [YAMLNode.Entry] = []
    var lines = FirstLines<String>()
    var hasColon = !isFlow
    while true {
      let event = try next()
      if event.kind == .mappingEnd {
        end = event.end
        open.removeLast()
        return YAMLNode.Mapping(
          entries: entries, looksLikeText: !hasColon && !entries.isEmpty)
      }
      let key = key(try node(event))
      let firstLine = key.flatMap { lines.line(of: $0.value, at: $0.location.line) }
      if let key, let firstLine {
        let isForm = mayBeForms && entries.allSatisfy { FormSelector($0.key.value) != nil }
        diagnostics.add(
          isForm
            ? .repeatedForm(key.value, firstLine: firstLine)
            : .repeatedKey(key.value, firstLine: firstLine), at: key.location)
      }
      if isFlow, source.nextOnLine(event.end)?.character == UInt8(ascii: ":") {
        hasColon = true
      } else if isFlow, let key, let colon = key.value.firstIndex(of: ":") {
        throw YAMLFault(message: .missingSpace(after: key.value[...colon]), location: key.location)
      }
      open[open.count - 1].key = key?.value
      let value = try node(try next())
      if let key {
        entries.append(YAMLNode.Entry(key: key, value: value, isRepeated: firstLine != nil))
      }
    }
  }

  /// Whether the mapping that is being read may be the forms of a text: arguments can have the names
  /// of forms.
  private var mayBeForms: Bool {
    guard hasForms, let outer = open.dropLast().last else { return false }
    return open.count == 2 || outer.key != "arguments"
  }

  /// Reports what cannot be a key.
  private mutating func key(_ node: YAMLNode) -> Located<String>? {
    switch node.content {
    case .scalar(let scalar):
      let key = scalar.text.text
      if key.isEmpty {
        diagnostics.add(.emptyKey, at: node.location)
      } else if key.utf8.count > Self.longestKey, key.unicodeScalars.count > Self.longestKey {
        diagnostics.add(.longKey, at: node.location)
      } else if !key.isOneLine {
        diagnostics.add(.severalLinesAsKey, at: node.location)
      } else {
        return Located(key, at: node.location)
      }
    case .mapping, .sequence:
      diagnostics.add(.collectionAsKey, at: node.location)
    case .fault:
      break
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static var outOfMemory: Self {
    .error("yaml-syntax", "there is not enough memory to read this file")
  }

  fileprivate static func tooDeep(_ limit: Int) -> Self {
    .error(
      "yaml-depth", "this is more than \(limit) levels deep: close some of the brackets before it")
  }

  fileprivate static var severalDocuments: Self {
    .error(
      "yaml-documents",
      "a second document begins here: write one document a file, without this line")
  }

  static var directive: Self {
    .error(
      "yaml-directive", "YAML directives are not supported: remove the lines that begin with `%`")
  }

  fileprivate static var alias: Self {
    .error(
      "yaml-alias",
      "aliases are not supported: write the value out, or put a text that begins with `*` in quotes"
    )
  }

  fileprivate static var anchor: Self {
    .error(
      "yaml-anchor",
      "anchors are not supported: remove this one, or put a text that begins with `&` in quotes")
  }

  fileprivate static var tag: Self {
    .error(
      "yaml-tag",
      "tags are not supported: remove this one, or put a text that begins with `!` in quotes")
  }

  fileprivate static func repeatedKey(_ key: String, firstLine: Int) -> Self {
    .error(
      "key-duplicate",
      "the key `\(key)` is already on line \(firstLine): remove one of them, or rename it")
  }

  fileprivate static func repeatedForm(_ form: String, firstLine: Int) -> Self {
    .error(
      "plural-duplicate",
      "the form `\(form)` is already on line \(firstLine): remove one of them")
  }

  fileprivate static func missingSpace(after word: Substring) -> Self {
    .error("yaml-syntax", "a space must follow the colon of `\(word)`")
  }

  static var emptyKey: Self {
    .error("key-empty", "this key is empty: write a name before the colon")
  }

  fileprivate static var severalLinesAsKey: Self {
    .error("key-type", "a key must be a single line without control characters")
  }

  fileprivate static var collectionAsKey: Self {
    .error(
      "key-type",
      "a key must be a text: put it in quotes if it begins with a bracket or brace")
  }
}
