import PlauditModel

/// An XML file in UTF-8. UTF-16 is made UTF-8, so that there is one measure of places.
struct XMLBytes {
  /// Without a byte order mark.
  let utf8: [UInt8]
  let wasUTF16: Bool

  struct Fault: Error {
    let message: Diagnostic.Message
    /// What comes before the fault.
    let before: [UInt8]
  }

  init(_ file: [UInt8]) throws(Fault) {
    let start = Array(file.prefix(2))
    // Without a mark the first character, which is <, tells the order of the bytes.
    let isLittle = start == [0xFF, 0xFE] || start == [0x3C, 0x00]
    wasUTF16 = isLittle || start == [0xFE, 0xFF] || start == [0x00, 0x3C]
    if wasUTF16 {
      let text = UTF16Text(file.dropFirst(start.contains(0xFE) ? 2 : 0), isLittleEndian: isLittle)
      guard text.isWhole else { throw Fault(message: .halfCharacter, before: text.utf8) }
      utf8 = text.utf8
    } else {
      utf8 = file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let halfCharacter = error(
    "encoding", "half of a UTF-16 character stands here without the other; save the file as UTF-8")
}
