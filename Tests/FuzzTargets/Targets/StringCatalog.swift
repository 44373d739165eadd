import PlauditCommands
import PlauditModel
import PlauditReaders

extension FuzzTarget {
  /// A String Catalog.
  static let stringCatalog = FuzzTarget("string-catalog") { bytes in
    var diagnostics = Diagnostics()
    let places = Places(bytes, path: "Localizable.xcstrings")
    let catalogue = StringCatalogReader.read(
      bytes, path: "Localizable.xcstrings", into: &diagnostics)
    places.require(diagnostics)
    guard let catalogue else { return }
    Rewriting.look(at: catalogue, places)
    let held = HeldFiles(
      ["Localizable.xcstrings": bytes],
      and: ["plaudit.yaml": "app: {id: 1}\nmessages: Localizable.xcstrings\n"])
    held.generate(from: bytes)
    held.run("accept", "--in", "Localizable.xcstrings")
    if held.run("fix", "Localizable.xcstrings", "--write") == .success {
      held.run("validate", "Localizable.xcstrings")
    }
  }
}
