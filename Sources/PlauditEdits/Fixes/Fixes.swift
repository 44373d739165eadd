/// What `plaudit fix` mends: what can be meant in one way only.
package struct Fixes: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// White space at the edges that the source does not have, or the other way round.
  package static let edgeSpace = Fixes(rawValue: 1)
  /// A reference to a substitution in another case than the substitution.
  package static let substitutionCase = Fixes(rawValue: 2)
  /// A language under a tag that is not canonical.
  package static let tags = Fixes(rawValue: 4)
  /// The form for multiples of a million, a copy of the form other.
  package static let millions = Fixes(rawValue: 8)

  package static let certain: Fixes = [.edgeSpace, .substitutionCase, .tags]
}
