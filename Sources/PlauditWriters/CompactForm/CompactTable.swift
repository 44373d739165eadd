import PlauditKit

/// The messages of one language as one string: an index, then the messages.
package struct CompactTable {
  package private(set) var index = ""
  /// One per message, in order; empty where the language lacks it.
  package let messages: [String]

  /// - Parameter messages: In compact form; `nil` where the language lacks one.
  /// - Throws: `CompactFormLimit` where the texts are longer than the index can say.
  package init(_ messages: [String?]) throws(CompactFormLimit) {
    self.messages = messages.map { $0 ?? "" }
    index = try Self.entry(messages.count)
    var place = 0
    for message in messages {
      index += try Self.entry(place + (message == nil ? CompactForm.missing : 0))
      place += message?.utf8.count ?? 0
      guard place < CompactForm.missing else { throw .tooLong }
    }
    index += try Self.entry(place)
  }

  private static func entry(_ value: Int) throws(CompactFormLimit) -> String {
    guard let digits = CompactForm.digits(value, width: CompactForm.indexWidth) else {
      throw .tooLong
    }
    return digits
  }
}
