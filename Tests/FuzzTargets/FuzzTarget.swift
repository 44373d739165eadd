/// One kind of input, with all that Plaudit does with it. What must hold whatever the bytes are is a
/// precondition: libFuzzer sees it broken as a crash, and so does a test.
package struct FuzzTarget: Sendable {
  package let name: String
  package let run: @Sendable ([UInt8]) -> Void

  init(_ name: String, run: @escaping @Sendable ([UInt8]) -> Void) {
    self.name = name
    self.run = run
  }

  package static let all: [FuzzTarget] = [
    .appStoreLink, .changeFile, .localeFile, .lookup, .manifest, .messageFormat, .mustache,
    .pluralRule, .promptState, .stringCatalog, .strings, .stringsDict, .xliff,
  ]
}

/// Ends the process with what is wrong.
func require(_ holds: Bool, _ problem: @autoclosure () -> String) {
  guard holds else { fatalError("broken: \(problem())") }
}
