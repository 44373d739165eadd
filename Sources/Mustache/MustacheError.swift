/// Why a template cannot be read or rendered.
package struct MustacheError: Error, Hashable {
  /// Where the tag begins that is to blame.
  package let position: MustachePosition
  /// What is wrong and what to write instead.
  package let message: String
}

/// A place in the text of a template.
package struct MustachePosition: Sendable, Hashable {
  /// 1-based; lines end with a line feed.
  package let line: Int
  /// 1-based, counted in Unicode scalars.
  package let column: Int
}

/// A name that a tag uses, and where that tag begins.
package struct MustacheName: Sendable, Hashable {
  package let text: String
  package let position: MustachePosition
}
