/// Makes the tree of nodes of a template.
struct Parser {
  private struct OpenSection {
    let tag: Tag
    let path: Path
    var body: [Node] = []
  }

  private var scanner: Scanner
  private var openSections: [OpenSection] = []
  private(set) var nodes: [Node] = []
  private(set) var names: [MustacheName] = []
  private(set) var partialNames: [MustacheName] = []

  init(_ text: String) throws(MustacheError) {
    scanner = Scanner(text)
    while !scanner.isAtEnd {
      try parseLine()
    }
    if let section = openSections.last { throw .unclosedSection(section.tag) }
  }

  /// Lines are looked at one by one for the sake of standalone tags. A tag can go on over several
  /// lines, and what follows it is still part of the line that it began in.
  private mutating func parseLine() throws(MustacheError) {
    var start = scanner.offset
    scanner.skipBlanks()
    if scanner.isAtTag {
      let indentation = scanner.text(from: start)
      let tag = try scanner.tag()
      if tag.kind.canStandAlone, scanner.skipBlankRest() {
        return try add(tag, indentation: indentation)
      }
      add(.lineStart)
      addText(indentation)
      try add(tag)
      start = scanner.offset
    } else if !scanner.isAtLineEnd {
      add(.lineStart)
    }

    while scanner.skipText() {
      addText(scanner.text(from: start))
      try add(scanner.tag())
      start = scanner.offset
    }
    addText(scanner.text(from: start))
  }

  private mutating func add(_ tag: Tag, indentation: String = "") throws(MustacheError) {
    switch tag.kind {
    case .comment:
      break
    case .variable, .unescaped:
      add(.variable(try path(of: tag), isEscaped: tag.kind == .variable))
    case .section, .inverted:
      guard openSections.count < nestingLimit else { throw .tooManySections(tag) }
      openSections.append(OpenSection(tag: tag, path: try path(of: tag)))
    case .end:
      guard let section = openSections.popLast() else { throw .nothingToClose(tag) }
      guard section.tag.content == tag.content else {
        throw .wrongClosingTag(tag, of: section.tag)
      }
      let isInverted = section.tag.kind == .inverted
      add(.section(section.path, isInverted: isInverted, body: section.body))
    case .partial:
      let name = try name(of: tag)
      partialNames.append(name)
      add(.partial(name, indentation: indentation))
    case .delimiters:
      guard let delimiters = Delimiters(tag.content) else { throw .badDelimiters(tag) }
      scanner.delimiters = delimiters
    }
  }

  private mutating func add(_ node: Node) {
    if openSections.isEmpty {
      nodes.append(node)
    } else {
      openSections[openSections.count - 1].body.append(node)
    }
  }

  private mutating func addText(_ text: String) {
    if !text.isEmpty { add(.text(text)) }
  }

  private func name(of tag: Tag) throws(MustacheError) -> MustacheName {
    guard !tag.content.isEmpty else { throw .noName(tag) }
    guard !tag.content.contains(where: \.isWhitespace) else { throw .badName(tag) }
    return MustacheName(text: tag.content, position: tag.position)
  }

  private mutating func path(of tag: Tag) throws(MustacheError) -> Path {
    let name = try name(of: tag)
    if name.text == "." { return [] }
    let path = name.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !path.contains("") else { throw .badName(tag) }
    names.append(name)
    return path
  }
}

extension MustacheError {
  private init(_ message: String, at tag: Tag) {
    self.init(position: tag.position, message: message)
  }

  fileprivate static func unclosedSection(_ tag: Tag) -> Self {
    Self(
      "the section '\(tag.content)' that begins here is never closed: "
        + "write '{{/\(tag.content)}}' where it ends", at: tag)
  }

  fileprivate static func nothingToClose(_ tag: Tag) -> Self {
    Self(
      "no section is open that '\(tag.content)' could close: remove this tag, "
        + "or begin the section with '{{#\(tag.content)}}'", at: tag)
  }

  fileprivate static func wrongClosingTag(_ tag: Tag, of section: Tag) -> Self {
    let place = "line \(section.position.line), column \(section.position.column)"
    return Self(
      "this closes '\(tag.content)', but the section '\(section.content)' that begins at \(place) "
        + "must be closed first: write '{{/\(section.content)}}'", at: tag)
  }

  fileprivate static func tooManySections(_ tag: Tag) -> Self {
    Self("at most \(nestingLimit) sections can be inside one another: nest fewer", at: tag)
  }

  fileprivate static func noName(_ tag: Tag) -> Self {
    Self("this tag has no name: write one, or remove the tag", at: tag)
  }

  fileprivate static func badName(_ tag: Tag) -> Self {
    Self(
      "'\(tag.content)' is not a name: write it without spaces, "
        + "and with single dots only between its parts", at: tag)
  }

  fileprivate static func badDelimiters(_ tag: Tag) -> Self {
    Self(
      "'\(tag.content)' are not delimiters: write two, each of at most \(Delimiters.lengthLimit) "
        + "bytes and without '=', as in '{{=<% %>=}}'", at: tag)
  }
}
