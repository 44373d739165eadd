import PlauditChecks
package import PlauditModel
import PlauditReaders

extension Environment {
  /// What a manifest says; `nil` where the console now tells what is wrong with it.
  package func manifest(_ path: String) throws(FileFailure) -> Manifest? {
    var diagnostics = Diagnostics()
    let manifest = ManifestReader.read(
      try files.read(path), path: path, canonicalTag: ICU.canonicalTag, checkIDs: Checks.ids,
      into: &diagnostics)
    console.report(diagnostics)
    return diagnostics.hasErrors ? nil : manifest
  }
}
