import Mustache
package import PlauditModel

/// Writes the Swift that an app compiles: its links, its messages in all languages,
/// and when it asks for a review.
package struct SwiftWriter {
  private let templates: SwiftTemplates

  /// - Parameter templates: The product's own, or those that a user puts in their place.
  package init(templates: SwiftTemplates) {
    self.templates = templates
  }

  /// - Parameter catalogue: `nil` where the app has links only.
  /// - Returns: The file's text; `nil` where `diagnostics` now tells why there is none.
  package func write(
    _ manifest: Manifest, _ catalogue: Catalogue?, into diagnostics: inout Diagnostics
  ) -> String? {
    let access = manifest.generate.access
    var values: [String: MustacheValue] = [
      "access": access == .internal ? "" : .string(access.rawValue + " "),
      "importAccess": access == .public ? "public " : access == .package ? "package " : "",
      "links": LinksValues(manifest).value,
    ]
    if let prompt = manifest.reviewPrompt {
      values["prompts"] = PromptsValues(prompt, name: manifest.generate.events).value
    }
    if let catalogue {
      var texts = TextsValues(catalogue, name: manifest.generate.texts)
      values["texts"] = texts.value
      diagnostics.add(contentsOf: texts.diagnostics)
    }
    guard !diagnostics.hasErrors else { return nil }
    return templates.render(.object(values), into: &diagnostics)
  }
}
