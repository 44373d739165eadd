package import PlauditModel

/// A piece of a YAML file. Every scalar is text: `no` and `1.0` mean what they look like.
package struct YAMLNode: Sendable {
  /// The first character, which may be a quote or a bracket.
  package let location: SourceLocation
  package let content: Content

  package enum Content: Sendable {
    case scalar(Scalar)
    case mapping(Mapping)
    case sequence([YAMLNode])
    /// Something that has been reported already.
    case fault
  }

  package struct Scalar: Sendable {
    package enum Style: Sendable {
      case plain, quoted, block
    }

    package let text: SourceText
    package let style: Style
    /// The `#` of a comment that follows on the line: YAML ends an unquoted text there. Nil for the
    /// other styles.
    package let comment: SourceLocation?
    /// The lines after the one that it begins on, as far as it goes.
    package let furtherLines: Range<Int>
  }

  package struct Mapping: Sendable {
    /// All that were written, repeated keys included.
    package let entries: [Entry]
    /// Whether this is an unquoted text such as `{count}`, in which YAML sees keys without values.
    package let looksLikeText: Bool
  }

  package struct Entry: Sendable {
    /// Never empty.
    package let key: Located<String>
    package let value: YAMLNode
    /// Whether the same key stands earlier in the mapping, which has been reported.
    package let isRepeated: Bool
  }
}

extension YAMLNode {
  /// Whether nothing is written: an empty file, or a key without a value.
  package var isEmpty: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.style == .plain && scalar.text.text.isEmpty
  }

  /// The lines that begin inside a text.
  var linesInsideTexts: Set<Int> {
    switch content {
    case .scalar(let scalar): Set(scalar.furtherLines)
    case .mapping(let mapping):
      mapping.entries.reduce(into: []) { $0.formUnion($1.value.linesInsideTexts) }
    case .sequence(let items): items.reduce(into: []) { $0.formUnion($1.linesInsideTexts) }
    case .fault: []
    }
  }

  /// Whether the word `all` stands where a list could.
  package var isAll: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.text.text == "all"
  }
}
