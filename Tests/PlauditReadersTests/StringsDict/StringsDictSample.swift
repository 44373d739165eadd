import PlauditModel
import PlauditReaders

/// Parts of `.stringsdict` files for tests, in XML.
enum StringsDictSample {
  static func file(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    \(entries)
    </dict></plist>

    """
  }

  static func entry(_ key: String, _ format: String, _ variables: String = "") -> String {
    "<key>\(key)</key><dict>\(text("NSStringLocalizedFormatKey", format))\(variables)</dict>"
  }

  static func variable(
    _ name: String, type: String = "d", _ forms: KeyValuePairs<String, String>
  ) -> String {
    let head =
      text("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
      + text("NSStringFormatValueTypeKey", type)
    return "<key>\(name)</key><dict>\(head)\(forms.map(text).joined())</dict>"
  }

  static func text(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }

  /// What a file says, as `key: outline`, and its faults.
  static func read(_ bytes: [UInt8]) -> (texts: [String], faults: [String]) {
    var diagnostics = Diagnostics()
    let language = Language("sl", at: SourceLocation(path: "sl"))
    let file = StringsDictReader.read(bytes, path: "s", language: language, into: &diagnostics)
    return (
      file?.entries.map { "\($0.key): \($0.text.outline)" } ?? [],
      diagnostics.sorted.map(\.description)
    )
  }

  /// The texts of a file that has no faults.
  static func texts(_ entries: String) -> [String] {
    let read = read(Array(file(entries).utf8))
    return read.faults.isEmpty ? read.texts : read.faults
  }
}
