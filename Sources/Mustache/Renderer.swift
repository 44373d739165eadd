/// Writes the text of a tree of nodes.
struct Renderer {
  private(set) var output = ""
  private let partials: [String: MustacheTemplate]
  /// The values of the sections around the current node, the innermost last.
  private var contexts: [MustacheValue]
  /// How many sections and partials are around the current node.
  private var depth = 0
  /// The tag in the template itself, not in a partial, that led to the current node.
  private var outermostPartial: MustacheName?

  init(_ value: MustacheValue, partials: [String: MustacheTemplate]) {
    contexts = [value]
    self.partials = partials
  }

  mutating func render(
    _ nodes: [Node], indentation: String = "", escape: (String) -> String
  ) throws(MustacheError) {
    for node in nodes {
      switch node {
      case .lineStart:
        output += indentation
      case .text(let text):
        output += text
      case .variable(let path, let isEscaped):
        // A missing value is nothing, and not an empty string, for `escape` may add quotes.
        guard let text = value(at: path)?.text else { continue }
        output += isEscaped ? escape(text) : text
      case .section(let path, let isInverted, let body):
        depth += 1
        try renderSection(
          path, isInverted: isInverted, body: body, indentation: indentation, escape: escape)
        depth -= 1
      case .partial(let name, let ownIndentation):
        depth += 1
        try renderPartial(name, indentation: indentation + ownIndentation, escape: escape)
        depth -= 1
      }
    }
  }

  private mutating func renderSection(
    _ path: Path, isInverted: Bool, body: [Node], indentation: String,
    escape: (String) -> String
  ) throws(MustacheError) {
    let items = value(at: path)?.items ?? []
    if isInverted {
      if items.isEmpty { try render(body, indentation: indentation, escape: escape) }
      return
    }
    for item in items {
      contexts.append(item)
      try render(body, indentation: indentation, escape: escape)
      contexts.removeLast()
    }
  }

  private mutating func renderPartial(
    _ name: MustacheName, indentation: String, escape: (String) -> String
  ) throws(MustacheError) {
    guard let partial = partials[name.text] else { return }
    let enclosing = outermostPartial
    let outermost = enclosing ?? name
    guard depth <= nestingLimit else { throw .tooDeep(name, in: outermost) }
    outermostPartial = outermost
    try render(partial.nodes, indentation: indentation, escape: escape)
    outermostPartial = enclosing
  }

  /// Only the first part of a name is looked for in all contexts: when it is found but the rest is
  /// not in it, nothing is.
  private func value(at path: Path) -> MustacheValue? {
    guard let first = path.first else { return contexts.last }
    for context in contexts.reversed() {
      guard var value = context.member(first) else { continue }
      for part in path.dropFirst() {
        guard let member = value.member(part) else { return nil }
        value = member
      }
      return value
    }
    return nil
  }
}

extension MustacheError {
  fileprivate static func tooDeep(_ name: MustacheName, in outermost: MustacheName) -> Self {
    Self(
      position: outermost.position,
      message: "the partial '\(outermost.text)' leads to too deep a nesting, at '\(name.text)': "
        + "at most \(nestingLimit) sections and partials can be inside one another; "
        + "check that no partial includes itself without end")
  }
}
