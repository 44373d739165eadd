import PlauditModel
import PlauditReaders

extension FuzzTarget {
  /// What comes back from translators.
  static let xliff = FuzzTarget("xliff") { bytes in
    var diagnostics = Diagnostics()
    let places = Places(bytes, path: "sl.xliff")
    let catalogue = XLIFFReader.read(bytes, path: "sl.xliff", into: &diagnostics)
    places.require(diagnostics)
    guard let catalogue else { return }
    Rewriting.look(at: catalogue, places)
    Import.look(at: bytes, path: "sl.xliff")
  }
}
