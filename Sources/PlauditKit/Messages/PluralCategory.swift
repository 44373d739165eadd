/// A plural category of CLDR. Each language uses some of the six; every language uses `other`.
///
/// Source: Unicode Technical Standard #35, part 3, "Language Plural Rules".
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Codable {
  /// The language's form for none, such as Arabic for 0.
  case zero
  /// The language's singular, such as English for 1 and Russian for 1, 21, 31.
  case one
  /// The language's dual, such as Arabic for 2.
  case two
  /// The language's form for small numbers, such as Russian for 2 to 4.
  case few
  /// The language's form for larger numbers, such as Russian for 5 to 20.
  case many
  /// The form for every number that no other category takes.
  case other
}
