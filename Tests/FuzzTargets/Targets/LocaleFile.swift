import PlauditCommands
import PlauditModel
import PlauditReaders

extension FuzzTarget {
  /// A file of texts, as the app's own language and as another one.
  static let localeFile = FuzzTarget("locale-file") { bytes in
    var diagnostics = Diagnostics()
    let files = ["en", "ru"].map { tag in
      LocaleFileReader.read(
        bytes, path: "Locales/\(tag).yaml",
        language: Located(tag, at: SourceLocation(path: "Locales/\(tag).yaml")),
        into: &diagnostics)
    }
    let places = Places(bytes, path: "Locales/en.yaml")
    places.require(diagnostics)
    guard let manifest = Sample.manifest else { return }
    let parsed = CatalogueBuilder.parse(manifest, files.compactMap(\.self), into: &diagnostics)
    places.require(diagnostics)
    guard let parsed else { return }
    Rewriting.look(at: WrittenCatalogue(parsed), places)
    guard !diagnostics.hasErrors else { return }
    let held = HeldFiles(
      ["Locales/en.yaml": bytes, "Locales/ru.yaml": bytes],
      and: ["plaudit.yaml": Sample.manifestText])
    held.generate(from: bytes)
    if held.run("fix", "Locales", "--write") == .success {
      held.run("validate", "Locales")
    }
  }
}
