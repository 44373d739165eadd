import PlauditChecks
import PlauditCommands
import PlauditModel
import PlauditReaders

extension FuzzTarget {
  /// `plaudit.yaml`, with Swift made of it.
  static let manifest = FuzzTarget("manifest") { bytes in
    var diagnostics = Diagnostics()
    let manifest = ManifestReader.read(
      bytes, path: "plaudit.yaml", canonicalTag: ICU.canonicalTag, checkIDs: Checks.ids,
      into: &diagnostics)
    Places(bytes, path: "plaudit.yaml").require(diagnostics)
    guard let manifest, !diagnostics.hasErrors,
      manifest.messages?.value.hasSuffix(".xcstrings") != true
    else { return }
    let files = HeldFiles(["plaudit.yaml": bytes], and: Sample.locales)
    files.generate(from: bytes)
  }
}
