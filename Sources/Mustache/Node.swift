/// A piece of a parsed template.
enum Node: Sendable {
  /// Where a line begins that is neither blank nor taken up by a standalone tag: the place for the
  /// indentation of a partial.
  case lineStart
  case text(String)
  case variable(Path, isEscaped: Bool)
  case section(Path, isInverted: Bool, body: [Node])
  case partial(MustacheName, indentation: String)
}

/// The parts of a dotted name; none for `.`, the current value.
typealias Path = [String]

/// How many sections and partials may be inside one another, so that no template can exhaust the
/// stack.
let nestingLimit = 100
