/// The tags of HTML or XML in a text.
struct Markup {
  /// How often each tag stands there, by its name, with `/` before that of an end.
  private(set) var tags: [String: Int] = [:]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), let end = Self.end(of: index, bytes) else {
        index += 1
        continue
      }
      let isEnd = bytes[index + 1] == UInt8(ascii: "/")
      let name = bytes[(index + (isEnd ? 2 : 1))...].prefix(while: Self.isName)
      tags[(isEnd ? "/" : "") + String(decoding: name, as: UTF8.self).lowercased(), default: 0] += 1
      index = end + 1
    }
  }

  /// Only the tags whose names are in a set.
  func only(_ names: Set<String>) -> Markup {
    var markup = self
    markup.tags = tags.filter { names.contains(String($0.key.drop { $0 == "/" })) }
    return markup
  }

  /// The names that have an end.
  var closedNames: [String] {
    tags.keys.filter { $0.hasPrefix("/") }.map { String($0.dropFirst()) }
  }

  /// Where the tag ends that begins at a `<`; `nil` where none begins there.
  private static func end(of start: Int, _ bytes: [UInt8]) -> Int? {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    guard index < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index] | 0x20)
    else { return nil }
    while index < bytes.count, isName(bytes[index]) { index += 1 }
    guard index < bytes.count, " \t\n\r/>".utf8.contains(bytes[index]) else { return nil }
    return bytes[index...].prefix { $0 != UInt8(ascii: "<") }.firstIndex(of: UInt8(ascii: ">"))
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || "-_:.".utf8.contains(byte)
  }
}

extension Markup: Hashable {}
