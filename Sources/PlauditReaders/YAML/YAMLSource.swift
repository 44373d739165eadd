import PlauditModel

/// The characters of a YAML file, with lines and columns as libyaml counts them.
struct YAMLSource {
  let start: SourceLocation
  /// Valid UTF-8 without a byte order mark.
  let bytes: [UInt8]
  private var lineStarts: [Int]
  /// The place asked for last: a file is read forwards, and a long line must not be counted from
  /// its start for each of its scalars.
  private var cursor = (mark: YAMLMark(line: 0, column: 0), offset: 0)

  init(_ file: [UInt8], path: String) throws(YAMLFault) {
    start = SourceLocation(path: path)
    if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF])
      || file.prefix(2).contains(0)
    {
      throw YAMLFault(message: .notUTF8File, location: start)
    }
    bytes = file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
    lineStarts = try Self.checkedLineStarts(bytes, start)
  }

  /// Where lines begin. Refuses what is not text, and the breaks that YAML counts as lines but
  /// editors do not.
  private static func checkedLineStarts(
    _ bytes: [UInt8], _ start: SourceLocation
  ) throws(YAMLFault) -> [Int] {
    var starts = [0]
    var offset = 0
    var column = 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && bytes[offset...].dropFirst().first != UInt8(ascii: "\n")
      {
        offset += 1
        column = 1
        starts.append(offset)
        continue
      }
      let scalar = scalar(in: bytes, at: offset)
      guard let scalar, isText(scalar) else {
        throw YAMLFault(
          message: scalar.map { .controlCharacter($0) } ?? .notUTF8(byte),
          location: start.at(line: starts.count, column: column))
      }
      offset += UTF8.width(scalar)
      column += 1
    }
    return starts
  }

  private static func scalar(in bytes: [UInt8], at offset: Int) -> Unicode.Scalar? {
    if bytes[offset] < 0x80 { return Unicode.Scalar(bytes[offset]) }
    var codec = UTF8()
    var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = codec.decode(&iterator) else { return nil }
    return scalar
  }

  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0xFEFF, 0xFFFE...0xFFFF: false
    default: true
    }
  }
}

extension YAMLSource {
  func location(of mark: YAMLMark) -> SourceLocation {
    guard mark.line < lineStarts.count else { return end }
    return start.at(line: mark.line + 1, column: mark.column + 1)
  }

  /// Where a mark belongs that libyaml sets on a line behind a file without a last line break.
  private var end: SourceLocation {
    let last = line(lineStarts.count - 1) ?? []
    return start.at(line: lineStarts.count, column: last.count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// The end of the file for a mark behind it.
  mutating func offset(of mark: YAMLMark) -> Int {
    guard mark.line < lineStarts.count else { return bytes.count }
    if cursor.mark.line != mark.line || cursor.mark.column > mark.column {
      cursor = (YAMLMark(line: mark.line, column: 0), lineStarts[mark.line])
    }
    while cursor.mark.column < mark.column, cursor.offset < bytes.count {
      repeat {
        cursor.offset += 1
      } while cursor.offset < bytes.count && bytes[cursor.offset] & 0xC0 == 0x80
      cursor.mark.column += 1
    }
    return cursor.offset
  }

  mutating func character(at mark: YAMLMark) -> Unicode.Scalar? {
    let offset = offset(of: mark)
    return offset < bytes.count ? Self.scalar(in: bytes, at: offset) : nil
  }

  mutating func character(before mark: YAMLMark) -> Unicode.Scalar? {
    mark.column > 0 ? character(at: YAMLMark(line: mark.line, column: mark.column - 1)) : nil
  }

  /// What stands on a line, without its break. Nil behind the end of the file.
  func line(_ line: Int) -> ArraySlice<UInt8>? {
    guard lineStarts.indices.contains(line) else { return nil }
    return bytes[lineStarts[line]...].prefix { !$0.isBreak }
  }

  /// What stands on the mark's line before it.
  mutating func lineBefore(_ mark: YAMLMark) -> ArraySlice<UInt8> {
    guard lineStarts.indices.contains(mark.line) else { return [] }
    return bytes[lineStarts[mark.line]..<offset(of: mark)]
  }

  /// What stands on the mark's line from it on.
  mutating func lineAfter(_ mark: YAMLMark) -> ArraySlice<UInt8> {
    guard let line = line(mark.line) else { return [] }
    return line[min(offset(of: mark), line.endIndex)...]
  }

  /// The first character that is not a blank, on the mark's line from it on.
  mutating func nextOnLine(_ mark: YAMLMark) -> (character: UInt8, mark: YAMLMark)? {
    let start = offset(of: mark)
    guard let index = bytes[start...].firstIndex(where: { !$0.isBlank }), !bytes[index].isBreak
    else { return nil }
    return (bytes[index], YAMLMark(line: mark.line, column: mark.column + index - start))
  }
}

extension UInt8 {
  /// What YAML lets stand between the words of a line.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension Diagnostic.Message {
  static var notUTF8File: Self {
    .error("encoding", "this file is not UTF-8 (it looks like UTF-16): save it as UTF-8")
  }

  static func notUTF8(_ byte: UInt8) -> Self {
    .error(
      "encoding", "the byte 0x\(hexadecimal(byte, digits: 2)) is not UTF-8: save the file as UTF-8")
  }

  static func controlCharacter(_ scalar: Unicode.Scalar) -> Self {
    let digits = hexadecimal(scalar.value, digits: 4)
    return .error(
      "yaml-character",
      "the invisible character U+\(digits) cannot stand here: remove it, or write it in double"
        + " quotes as \\u\(digits)")
  }

  private static func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
