import PlauditModel
import PlauditReaders
import TestSupport

/// What a strings file in English says.
func readStrings(_ bytes: [UInt8], into diagnostics: inout Diagnostics) -> LanguageFile? {
  StringsReader.read(
    bytes, path: "f", language: Language("en", at: SourceLocation(path: "f")), into: &diagnostics)
}

func readStrings(_ text: String) -> (entries: [String], faults: [String]) {
  var diagnostics = Diagnostics()
  let file = readStrings(Array(text.utf8), into: &diagnostics)
  return (file?.entries.map(\.line) ?? [], diagnostics.faults)
}

extension LanguageFile.Entry {
  /// Such as `key=text`.
  var line: String { "\(key)=\(text.words(text.pattern))" }
}
