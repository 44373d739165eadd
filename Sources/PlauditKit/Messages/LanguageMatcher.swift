/// Chooses one of an app's languages for a person, from tags such as "pt-AO" or "zh_TW".
///
/// A tag matches exactly, else the nearest of the languages with the same language and script, as
/// CLDR's matcher finds it: es-MX is read in es-419 rather than es, en-AU in en-GB, zh-TW in
/// zh-Hant. Cutting subtags off the end gives most matches; those that it does not give are data,
/// written into the generated code.
public struct LanguageMatcher: Sendable {
  /// By tag in lower case the language that it is read in; empty where that is none.
  private let readings: [String: String]
  private let source: String

  /// - Parameters:
  ///   - languages: The tags of the app's languages (BCP 47).
  ///   - source: The language of last resort.
  ///   - aliases: Tags that are read in another language than cutting leads to, each with that
  ///     language, as in "zh-TW=zh-Hant es-MX=es-419"; "zh-TW=" where they lead to none.
  public init(languages: [String], source: String, aliases: String = "") {
    var readings: [String: String] = [:]
    for pair in aliases.split(separator: " ") {
      guard let equals = pair.firstIndex(of: "=") else { continue }
      readings[pair[..<equals].lowercased()] = String(pair[pair.index(after: equals)...])
    }
    for language in languages { readings[language.lowercased()] = language }
    self.readings = readings
    self.source = source
  }

  /// The language for a list of wishes, the most wanted first.
  ///
  /// - Parameter tags: BCP 47 tags or Unicode locale identifiers, in any case.
  /// - Returns: One of the languages: for the first wish that matches any, else the source.
  public func language(for tags: [String]) -> String {
    for tag in tags {
      if let match = match(tag) { return match }
    }
    return source
  }

  /// No tag that means anything is longer.
  private static let longestTag = 64

  private func match(_ tag: String) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestTag) { buffer in
      var rest = Self.normalized(tag, in: buffer)
      while !rest.isEmpty {
        let candidate = String(decoding: rest, as: UTF8.self)
        if let reading = readings[candidate] { return reading.isEmpty ? nil : reading }
        rest = rest[..<(rest.lastIndex(of: UInt8(ascii: "-")) ?? rest.startIndex)]
      }
      return nil
    }
  }

  /// The tag in lower case with hyphens, up to what says nothing about the words: "@currency=EUR",
  /// ".UTF-8", and what follows a single letter, as in "u-nu-arab" and "x-private".
  private static func normalized(
    _ tag: String, in buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Slice<UnsafeMutableBufferPointer<UInt8>> {
    var count = 0
    var subtag = 0
    for byte in tag.utf8 {
      if byte == UInt8(ascii: "@") || byte == UInt8(ascii: ".") || count == buffer.count { break }
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        if count - subtag == 1 { break }
        buffer[count] = UInt8(ascii: "-")
        subtag = count + 1
      } else {
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        buffer[count] = isCapital ? byte | 0x20 : byte
      }
      count += 1
    }
    if count - subtag <= 1 { count = max(0, subtag - 1) }
    return buffer[..<count]
  }
}
