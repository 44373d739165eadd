import PlauditModel

/// Makes tokens of the bytes of a JSON text.
struct JSONScanner {
  private(set) var tokens: [JSONToken] = []
  private(set) var duplicateKeys: [Int] = []
  private var offset = 0
  /// The containers that are open, the innermost last.
  private var open: [Int] = []
  private var keys = JSONKeySet()

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONFault) {
    // A value takes twelve bytes or more in files with indentation.
    tokens.reserveCapacity(bytes.count / 12)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes.prefix(2).elementsEqual([0xFF, 0xFE]) || bytes.prefix(2).elementsEqual([0xFE, 0xFF]) {
      throw fault(.jsonNotUTF8)
    }
    try value(bytes)
    while let container = open.last {
      if tokens[container].kind == .object {
        try member(of: container, bytes)
      } else {
        try item(of: container, bytes)
      }
    }
    skipSpace(bytes)
    if offset < bytes.count { throw fault(.jsonAfterEnd) }
  }

  private func fault(_ message: Diagnostic.Message) -> JSONFault {
    JSONFault(message: message, offset: offset)
  }

  private func peek(_ bytes: Bytes) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  private mutating func skipSpace(_ bytes: Bytes) {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }
}

extension JSONScanner {
  private mutating func close(_ container: Int, _ bytes: Bytes) {
    offset += 1
    tokens[container].end = UInt32(tokens.count)
    open.removeLast()
    if tokens[container].kind == .object {
      keys.findDuplicates(in: container, of: tokens, bytes, into: &duplicateKeys)
    }
  }

  private mutating func member(of object: Int, _ bytes: Bytes) throws(JSONFault) {
    skipSpace(bytes)
    let isFirst = tokens.count == object + 1
    switch peek(bytes) {
    case UInt8(ascii: "}"):
      return close(object, bytes)
    case UInt8(ascii: ","):
      if isFirst { throw fault(.jsonKeyExpected) }
      offset += 1
      skipSpace(bytes)
      if peek(bytes) == UInt8(ascii: "}") { throw fault(.jsonLastComma) }
    default:
      if !isFirst { throw fault(.jsonSeparatorExpected("}")) }
    }
    guard peek(bytes) == UInt8(ascii: "\"") else { throw fault(.jsonKeyExpected) }
    try string(bytes)
    skipSpace(bytes)
    guard peek(bytes) == UInt8(ascii: ":") else { throw fault(.jsonColonExpected) }
    offset += 1
    try value(bytes)
  }

  private mutating func item(of array: Int, _ bytes: Bytes) throws(JSONFault) {
    skipSpace(bytes)
    let isFirst = tokens.count == array + 1
    switch peek(bytes) {
    case UInt8(ascii: "]"):
      return close(array, bytes)
    case UInt8(ascii: ","):
      if isFirst { throw fault(.jsonValueExpected) }
      offset += 1
      skipSpace(bytes)
      if peek(bytes) == UInt8(ascii: "]") { throw fault(.jsonLastComma) }
    default:
      if !isFirst { throw fault(.jsonSeparatorExpected("]")) }
    }
    try value(bytes)
  }

  /// A text, number or word, or the opening of a container.
  private mutating func value(_ bytes: Bytes) throws(JSONFault) {
    skipSpace(bytes)
    switch peek(bytes) {
    case UInt8(ascii: "\""): try string(bytes)
    case UInt8(ascii: "{"): try enter(.object)
    case UInt8(ascii: "["): try enter(.array)
    case UInt8(ascii: "t"): try word("true", bytes)
    case UInt8(ascii: "f"): try word("false", bytes)
    case UInt8(ascii: "n"): try word("null", bytes)
    case UInt8(ascii: "-"): try number(bytes)
    case let byte? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte): try number(bytes)
    default: throw fault(.jsonValueExpected)
    }
  }

  private mutating func enter(_ kind: JSONToken.Kind) throws(JSONFault) {
    guard open.count < JSONReader.deepest else { throw fault(.jsonTooDeep) }
    open.append(tokens.count)
    add(kind, from: offset)
    offset += 1
  }

  private mutating func add(
    _ kind: JSONToken.Kind, from start: Int, length: Int = 0, hasEscapes: Bool = false
  ) {
    tokens.append(
      JSONToken(
        kind: kind, hasEscapes: hasEscapes, start: UInt32(start), length: UInt32(length),
        end: UInt32(tokens.count + 1)))
  }

  private mutating func word(_ word: StaticString, _ bytes: Bytes) throws(JSONFault) {
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[offset...].starts(with: expected) else { throw fault(.jsonValueExpected) }
    add(.literal, from: offset, length: expected.count)
    offset += expected.count
  }
}

extension JSONScanner {
  private mutating func number(_ bytes: Bytes) throws(JSONFault) {
    let start = offset
    if peek(bytes) == UInt8(ascii: "-") { offset += 1 }
    if peek(bytes) == UInt8(ascii: "0") {
      offset += 1
    } else {
      try digits(bytes)
    }
    if peek(bytes) == UInt8(ascii: ".") {
      offset += 1
      try digits(bytes)
    }
    if peek(bytes) == UInt8(ascii: "e") || peek(bytes) == UInt8(ascii: "E") {
      offset += 1
      if peek(bytes) == UInt8(ascii: "+") || peek(bytes) == UInt8(ascii: "-") { offset += 1 }
      try digits(bytes)
    }
    add(.number, from: start, length: offset - start)
  }

  private mutating func digits(_ bytes: Bytes) throws(JSONFault) {
    let start = offset
    while let byte = peek(bytes), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      offset += 1
    }
    if offset == start { throw fault(.jsonNumber) }
  }

  /// From the opening quote to behind the closing one.
  private mutating func string(_ bytes: Bytes) throws(JSONFault) {
    let start = offset + 1
    offset = start
    var hasEscapes = false
    while true {
      skipPlain(bytes)
      guard let byte = peek(bytes) else {
        throw JSONFault(message: .jsonUnclosedText, offset: start - 1)
      }
      switch byte {
      case UInt8(ascii: "\""):
        add(.string, from: start, length: offset - start, hasEscapes: hasEscapes)
        if let fault = limitFault(bytes) { throw JSONFault(message: fault, offset: start - 1) }
        offset += 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try escape(bytes)
      case ..<0x20:
        throw fault(.jsonControlCharacter(byte))
      default:
        let length = UTF8Sequence.length(at: offset, in: bytes)
        if length == 0 { throw fault(.jsonNotUTF8) }
        offset += length
      }
    }
  }

  /// What is wrong with the last text that has been read.
  private func limitFault(_ bytes: Bytes) -> Diagnostic.Message? {
    guard let text = tokens.last, text.length > TextLimit.leastToLookAt else { return nil }
    return text.length > TextLimit.longest || !text.hasEscapes
      ? TextLimit.fault(JSONString.raw(text, bytes))
      : TextLimit.fault(JSONString.decoded(text, bytes).utf8)
  }

  /// Skips what may stand in a text as it is: ASCII, eight bytes at a time, and two-byte sequences,
  /// which most letters that are not Latin take.
  private mutating func skipPlain(_ bytes: Bytes) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops = ones << 7
    while true {
      while offset + 8 <= bytes.count {
        let word = UInt64(
          littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
            fromByteOffset: offset, as: UInt64.self))
        let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        // A byte of `found` has its top bit set from the first byte on that is not plain ASCII.
        let found =
          ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- ones &* 0x20)
            | word) & tops
        if found != 0 {
          offset += found.trailingZeroBitCount / 8
          break
        }
        offset += 8
      }
      guard offset + 8 <= bytes.count, (0xC2...0xDF).contains(bytes[offset]) else { return }
      while offset + 2 <= bytes.count, (0xC2...0xDF).contains(bytes[offset]),
        bytes[offset + 1] & 0xC0 == 0x80
      {
        offset += 2
      }
      guard offset < bytes.count, bytes[offset] < 0x80 else { return }
    }
  }

  private mutating func escape(_ bytes: Bytes) throws(JSONFault) {
    let start = offset
    offset += 1
    switch peek(bytes) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "u"):
      let first = try unit(bytes, from: start)
      guard first & 0xF800 == 0xD800 else { return }
      guard first & 0xFC00 == 0xD800, bytes[offset...].starts(with: "\\u".utf8),
        try unit(bytes, from: offset) & 0xFC00 == 0xDC00
      else { throw JSONFault(message: .jsonHalfPair, offset: start) }
    default:
      throw JSONFault(message: .jsonEscape, offset: start)
    }
  }

  /// What the four digits say behind `\u`, whose backslash is given.
  private mutating func unit(_ bytes: Bytes, from start: Int) throws(JSONFault) -> UInt32 {
    offset = start + 2
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let value = peek(bytes).flatMap(UInt8.hexadecimalValue) else {
        throw JSONFault(message: .jsonEscape, offset: start)
      }
      unit = unit << 4 | value
      offset += 1
    }
    return unit
  }
}
