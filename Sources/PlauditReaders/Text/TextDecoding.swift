import PlauditModel

/// Makes UTF-8 of what editors save: UTF-8, or UTF-16 of either byte order, with or without a mark.
enum TextDecoding {
  struct Fault: Error {
    let message: Diagnostic.Message
    /// What stands before the fault, in UTF-8.
    let before: [UInt8]
  }

  /// - Returns: Well-formed UTF-8 without a byte order mark.
  static func utf8(_ file: [UInt8]) throws(Fault) -> [UInt8] {
    if file.starts(with: [0xFF, 0xFE, 0, 0]) || file.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw Fault(message: .utf32, before: [])
    }
    if let order = order(file) { return try decodedUTF16(file, isBigEndian: order == .big) }
    let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
    if let offset = firstFault(text) {
      throw Fault(message: .notUTF8(text[offset]), before: Array(text[..<offset]))
    }
    return text
  }

  private enum Order { case big, little }

  /// Of UTF-16; `nil` for UTF-8. Without a mark the zero tells that ASCII has in UTF-16, with which
  /// every format begins.
  private static func order(_ file: [UInt8]) -> Order? {
    guard file.count >= 2 else { return nil }
    return switch (file[0], file[1]) {
    case (0xFE, 0xFF): .big
    case (0xFF, 0xFE): .little
    case (0, 1...): .big
    case (1..., 0): .little
    default: nil
    }
  }

  private static func firstFault(_ text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        let length = UTF8Sequence.length(at: offset, in: bytes)
        if length == 0 { return offset }
        offset += length
      }
      return nil
    }
  }

  private static func decodedUTF16(_ file: [UInt8], isBigEndian: Bool) throws(Fault) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(file.count)
    func unit(_ offset: Int) -> UInt16? {
      guard offset + 1 < file.count else { return nil }
      let (first, second) = (UInt16(file[offset]), UInt16(file[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var offset = unit(0) == 0xFEFF ? 2 : 0
    while let first = unit(offset) {
      offset += 2
      var code = UInt32(first)
      if first & 0xFC00 == 0xD800, let second = unit(offset), second & 0xFC00 == 0xDC00 {
        code = 0x10000 + (code & 0x3FF) << 10 + UInt32(second) & 0x3FF
        offset += 2
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw Fault(message: .loneSurrogate, before: text)
      }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    if offset < file.count { throw Fault(message: .halfUnit, before: text) }
    return text
  }
}

extension Diagnostic.Message {
  fileprivate static let utf32 = error(
    "encoding", "this file is UTF-32; save it as UTF-8")
  fileprivate static let loneSurrogate = error(
    "encoding",
    "half of a surrogate pair is no character; write the text anew, and save it as UTF-8")
  fileprivate static let halfUnit = error(
    "encoding", "this file in UTF-16 ends amid a character; save it anew, as UTF-8")
}
