import PlauditKit
package import PlauditModel

extension ManifestReader {
  package static let keys = KeyTable([
    .init("app", .mapping(appKeys), isRequired: true, "The app, as the App Store knows it."),
    .init(
      "storefronts",
      .either([
        .list(storefront, differing: true), .oneOf(["all"]), .mapping(allStorefrontsKeys),
      ]),
      "The countries whose store links the generated `StoreLink.Country` has: a list of two-letter"
        + " codes, `all`, or `{all: true, except: [cn]}`."),
    .init(
      "source-language", language, "The language whose file defines the messages; without it `en`."),
    .init(
      "languages", .either([.list(language, differing: true), .oneOf(["all"])]),
      "The app's languages, or `all`: every language that has a file or included words. Without it,"
        + " the languages that have a file."),
    .init(
      "messages", .word(matching: #"^(Locales|[^/]+\.xcstrings)$"#),
      "`Locales`, the folder of texts, or a String Catalog beside the manifest. It may be left out."
    ),
    .init(
      "include", .list(.oneOf(Manifest.Inclusion.allCases.map(\.rawValue))),
      "Ready messages in all languages of the App Store: `[ratings]`."),
    .init("links", .mapping(linksKeys), "Links that become typed names."),
    .init(
      "review-prompt",
      .either([
        .oneOf(Manifest.ReviewPrompt.Preset.allCases.map(\.rawValue)), .mapping(policyKeys),
      ]),
      "When the app asks for a review: a policy, or the name of a preset."),
    .init("generate", .mapping(generateKeys), "What the generated Swift looks like."),
    .init(
      "validate", .named("validate"),
      "What `plaudit validate` makes of its findings: a severity for the id of a check."),
  ])

  /// Those that tell what to check and how.
  static let checkKeys = keys.keys.filter {
    ["source-language", "languages", "messages", "validate"].contains($0.name)
  }

  static let appKeys = KeyTable([
    .init("id", .number(1...UInt64.max), isRequired: true, "The digits of the app's App Store id."),
    .init(
      "name",
      .either([
        .text(),
        .mapping(
          KeyTable([], others: .init(matching: tagPattern, .text(), "The name in this language."))),
      ]),
      "What `{app}` in a text stands for: one name, or one for each language."),
  ])

  static let allStorefrontsKeys = KeyTable([
    .init("all", .oneOf(["true"]), isRequired: true, "Every country with an App Store."),
    .init("except", .list(storefront, differing: true), "All countries but these."),
  ])

  private static let storefront = Shape.oneOf(StoreCountry.allCases.map(\.alpha2))
  private static let language = Shape.word(matching: tagPattern)
  private static let tagPattern = "^[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8})*$"
  /// Of a key that becomes a name in Swift.
  static let namePattern = "[A-Za-z0-9]|[^ -~]"

  /// What a file that is a manifest looks like.
  ///
  /// - Parameter checks: The checks with what each looks for.
  package static func shapes(checks: [(id: String, about: String)]) -> [(
    name: String, shape: Shape
  )] {
    let severity = Shape.oneOf(Manifest.Validation.Severity.allCases.map(\.rawValue))
    let severities = checks.map { KeyTable.Key($0.id, severity, $0.about) }
    return [
      ("needs", .mapping(needKeys(count: 1...Int.max))),
      ("need", .mapping(needKeys(count: 1...1))),
      ("validate", .mapping(KeyTable(validateKeys.keys + severities))),
    ]
  }
}
