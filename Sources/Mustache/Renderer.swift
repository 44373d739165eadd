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
  /// How many nodes were rendered and items gone through.
  private var steps = 0

  init(_ value: MustacheValue, partials: [String: MustacheTemplate]) {
    contexts = [value]
    self.partials = partials
  }

  mutating func render(
    _ nodes: [Node], indentation: String = "", escape: (String) -> String
  ) throws(MustacheError) {
    for node in nodes {
      try countStep()
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

  private mutating func countStep() throws(MustacheError) {
    steps += 1
    guard steps <= stepLimit, output.utf8.count <= outputLimit else {
      throw .tooMuch(in: outermostPartial)
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
      try countStep()
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

/// What a template may take: sections and partials that multiply would never come to an end.
private let stepLimit = 10_000_000
/// In bytes.
private let outputLimit = 256 << 20

extension MustacheError {
  fileprivate static func tooMuch(in outermost: MustacheName?) -> Self {
    Self(
      position: outermost?.position ?? MustachePosition(line: 1, column: 1),
      message: "the template goes on for more than \(stepLimit) steps or \(outputLimit >> 20) MB: "
        + "check that sections and partials inside one another do not multiply what they write")
  }

  fileprivate static func tooDeep(_ name: MustacheName, in outermost: MustacheName) -> Self {
    Self(
      position: outermost.position,
      message: "the partial '\(outermost.text)' leads to too deep a nesting, at '\(name.text)': "
        + "at most \(nestingLimit) sections and partials can be inside one another; "
        + "check that no partial includes itself without end")
  }
}
