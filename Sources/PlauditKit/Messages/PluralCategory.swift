/// A class of numbers that a language treats alike, as CLDR names them (UTS 35, part 3, "Language
/// Plural Rules"). The names tell nothing of the numbers: Russian's ``one`` holds 21, and French's
/// holds 0.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Codable {
  /// Such as 0, 10 and 20 in Latvian; most languages put 0 elsewhere.
  case zero
  /// Mostly the singular.
  case one
  /// Mostly the dual.
  case two
  /// Such as 2, 3, 4 and 22 in Russian.
  case few
  /// Such as 5 and 11 in Russian, or a round million in French.
  case many
  /// What no rule of the language claims; the one category that every language has.
  case other
}
