import PlauditChecks
import PlauditModel
import PlauditReaders
import PlauditWriters

/// The files that there are JSON Schemas for.
package enum FileSchema: String, CaseIterable, Sendable {
  case manifest, locale

  /// Where `plaudit init` puts it, beside the manifest. SwiftPM and Xcode pass over hidden folders.
  var path: String { ".plaudit/\(rawValue).schema.json" }

  package var text: String {
    switch self {
    case .manifest:
      JSONSchema.text(
        title: "Plaudit manifest", about: "plaudit.yaml: what Plaudit makes Swift of, and checks.",
        ManifestReader.keys,
        named: ManifestReader.shapes(checks: Checks.documentation.map { ($0.id, $0.why) }))
    case .locale:
      JSONSchema.text(
        title: "Plaudit texts", about: "Locales/en.yaml: an app's texts in one language.",
        LocaleFileReader.keys, mayBeEmpty: true, named: LocaleFileReader.shapes)
    }
  }
}
