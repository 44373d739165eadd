/// What a plural form counts: cardinals ("3 days") and ordinals ("the 3rd day") have rules of
/// their own.
package enum PluralKind: String, Sendable, Hashable, CaseIterable {
  case cardinal, ordinal
}
