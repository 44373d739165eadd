import PlauditModel
import PlauditReaders

/// Files for translators, as Xcode writes them.
enum XLIFFSample {
  static func file(_ units: String, source: String = "en", target: String = "sl") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="App/Localizable.xcstrings" source-language="\(source)" target-language="\(target)" datatype="plaintext">
    <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode"/></header>
    <body>
    \(units)
    </body></file></xliff>
    """
  }

  static func unit(
    _ id: String, _ source: String, _ target: String?, state: String? = nil, note: String = ""
  ) -> String {
    let state = state.map { " state=\"\($0)\"" } ?? ""
    let target = target.map { "<target\(state)>\($0)</target>" } ?? ""
    return "<trans-unit id=\"\(id)\" xml:space=\"preserve\"><source>\(source)</source>\(target)"
      + "<note>\(note)</note></trans-unit>"
  }

  static func messages(_ file: String) -> (messages: [WrittenMessage], faults: [String]) {
    var diagnostics = Diagnostics()
    var messages: [WrittenMessage] = []
    XLIFFReader.read(Array(file.utf8), path: "x", into: &diagnostics)?.forEachMessage {
      messages.append($0)
    }
    return (messages, diagnostics.sorted.map(\.description))
  }

  /// What a file without faults says, as `key: source → target`.
  static func texts(_ units: String...) -> [String] {
    let read = messages(file(units.joined(separator: "\n")))
    guard read.faults.isEmpty else { return read.faults }
    return read.messages.map {
      "\($0.key): \($0.source?.outline ?? "-") → \($0.texts.first?.outline ?? "-")"
    }
  }
}
