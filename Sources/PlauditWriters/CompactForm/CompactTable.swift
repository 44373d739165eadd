import PlauditKit

/// The messages of one language as one string: an index, then the messages.
package struct CompactTable {
  package let index: String
  /// One per message, in order; empty where the language lacks it.
  package let messages: [String]

  /// - Parameter messages: In compact form; `nil` where the language lacks one.
  /// - Throws: `CompactFormLimit` where the texts are longer than the index can say.
  package init(_ messages: [String?]) throws(CompactFormLimit) {
    self.messages = messages.map { $0 ?? "" }
    var index: [UInt8] = []
    func append(_ value: Int) throws(CompactFormLimit) {
      guard CompactForm.append(value, width: CompactForm.indexWidth, to: &index) else {
        throw .tooLong
      }
    }
    try append(messages.count)
    var place = 0
    for message in messages {
      try append(place + (message == nil ? CompactForm.missing : 0))
      place += message?.utf8.count ?? 0
      guard place < CompactForm.missing else { throw .tooLong }
    }
    try append(place)
    self.index = String(decoding: index, as: UTF8.self)
  }
}
