internal import ICUBridge

/// What Plaudit asks of ICU. Wherever a language is named, any form that ``canonicalTag(_:)``
/// understands will do.
package enum ICU {
  /// Such as "72.1".
  package static var version: String { taken(bridge_icu_version()) }

  /// The version of CLDR that all languages' data come from, such as "42".
  package static var cldrVersion: String { taken(bridge_cldr_version()) }

  /// Takes over a text of the bridge.
  static func taken(_ text: UnsafeMutablePointer<CChar>) -> String {
    defer { bridge_free(text) }
    return String(cString: text)
  }

  static func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    text.map { taken($0) as String }
  }

  /// Takes over a text in which each item is ended by a newline.
  static func takenLines(_ text: UnsafeMutablePointer<CChar>) -> [String] {
    taken(text).split(separator: "\n").map(String.init)
  }
}
