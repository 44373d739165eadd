import Mustache
import PlauditModel

/// What the template of links shows.
struct LinksValues {
  let value: MustacheValue

  init(_ manifest: Manifest) {
    let id = manifest.appID.value
    let name = manifest.appName?.text(for: [manifest.sourceLanguage.value])?.text
    value = [
      "name": .string(manifest.generate.links),
      "appID": .string(id),
      "appName": .string(SwiftLiteral.comment(name ?? "the app")),
      "productURL": .string("https://apps.apple.com/app/id\(id)"),
      "countries": .list(manifest.storefronts.map { Self.country($0.value, id) }),
      "hasCountries": .bool(!manifest.storefronts.isEmpty),
    ]
  }

  private static func country(_ code: String, _ id: String) -> MustacheValue {
    [
      "code": .string(code),
      "case": .string(SwiftName.declared(code)),
      "name": .string(StorefrontCodes.names[code] ?? code),
      "productURL": .string("https://apps.apple.com/\(code)/app/id\(id)"),
    ]
  }
}
