import PlauditModel

/// Reads property lists in the binary form (`bplist00`), all of which is at the start of its file.
///
/// FoundationEssentials could read them, but would make the tool 7 MB larger by itself, and it would
/// lose the order of keys and read a small file that expands to a large one.
struct BinaryPropertyList {
  static let magic = Array("bplist00".utf8)

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableStart: Int
  /// How much the values may still take. Values that stand in several places expand a file.
  private var budget: Int

  private struct Fault: Error {}

  static func read(
    _ file: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> PropertyList? {
    do throws(Fault) {
      var reader = try Self(file)
      let root = try reader.integer(at: file.count - 16, 8)
      return try reader.value(root, depth: 0)
    } catch {
      diagnostics.add(.damaged, at: SourceLocation(path: path))
      return nil
    }
  }

  private static let trailerSize = 32

  private init(_ file: [UInt8]) throws(Fault) {
    guard file.count >= Self.magic.count + Self.trailerSize else { throw Fault() }
    bytes = file
    budget = file.count * Self.mostExpansion
    offsetSize = Int(file[file.count - 26])
    referenceSize = Int(file[file.count - 25])
    objectCount = try Self.integer(in: file, at: file.count - 24, 8)
    tableStart = try Self.integer(in: file, at: file.count - 8, 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw Fault() }
  }

  /// Files that programs write stay far below it, and far above it no list is.
  private static let mostExpansion = 64
  private static let deepest = XMLReader.deepest

  private mutating func value(_ object: Int, depth: Int) throws(Fault) -> PropertyList {
    guard depth < Self.deepest, (0..<objectCount).contains(object),
      case let (place, overflow) = object.multipliedReportingOverflow(by: offsetSize), !overflow
    else { throw Fault() }
    var offset = try integer(at: tableStart.addingReportingOverflow(place).partialValue, offsetSize)
    guard bytes.indices.contains(offset) else { throw Fault() }
    let marker = bytes[offset]
    offset += 1
    try spend(1)
    let content: PropertyList.Content
    switch marker >> 4 {
    case 0x5:
      let count = try count(marker, &offset)
      content = .text(try text(offset, count) { Array($0) })
    case 0x6:
      let (size, overflow) = try count(marker, &offset).multipliedReportingOverflow(by: 2)
      guard !overflow else { throw Fault() }
      content = .text(try text(offset, size, Self.utf8))
    case 0xA:
      content = .list(try items(count(marker, &offset), at: offset, depth))
    case 0xD:
      content = .dictionary(try entries(count(marker, &offset), at: offset, depth))
    default: content = .other
    }
    return PropertyList(content: content, offset: Self.start)
  }

  private static let start = LinedFile.offset(of: SourceLocation(path: ""))

  private mutating func items(
    _ count: Int, at offset: Int, _ depth: Int
  ) throws(Fault) -> [PropertyList] {
    guard count <= bytes.count / referenceSize else { throw Fault() }
    var items: [PropertyList] = []
    for index in 0..<count {
      let object = try integer(at: offset + index * referenceSize, referenceSize)
      items.append(try value(object, depth: depth + 1))
    }
    return items
  }

  private mutating func entries(
    _ count: Int, at offset: Int, _ depth: Int
  ) throws(Fault) -> [PropertyList.Entry] {
    guard count <= bytes.count / referenceSize else { throw Fault() }
    var entries: [PropertyList.Entry] = []
    for index in 0..<count {
      let place = offset + index * referenceSize
      let key = try value(integer(at: place, referenceSize), depth: depth + 1)
      let value = try value(
        integer(at: place + count * referenceSize, referenceSize), depth: depth + 1)
      guard case .text(let text) = key.content else { throw Fault() }
      entries.append(PropertyList.Entry(key: text, value: value, comment: nil))
    }
    return entries
  }

  private mutating func text(
    _ offset: Int, _ size: Int, _ decode: (ArraySlice<UInt8>) -> [UInt8]?
  ) throws(Fault) -> PlacedText {
    guard size <= bytes.count - offset, size <= TextLimit.longest else { throw Fault() }
    try spend(size)
    guard let decoded = decode(bytes[offset..<offset + size]), TextLimit.fault(decoded) == nil
    else { throw Fault() }
    return PlacedText(String(decoding: decoded, as: UTF8.self), at: Self.start)
  }

  /// Of UTF-16, the first byte of each unit first.
  private static func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let text = UTF16Text(bytes, isLittleEndian: false)
    return text.isWhole ? text.utf8 : nil
  }

  private mutating func spend(_ amount: Int) throws(Fault) {
    budget -= amount
    guard budget >= 0 else { throw Fault() }
  }

  /// How long an object is: in its marker, or in an integer behind it.
  private func count(_ marker: UInt8, _ offset: inout Int) throws(Fault) -> Int {
    guard marker & 0xF == 0xF else { return Int(marker & 0xF) }
    guard offset < bytes.count, bytes[offset] >> 4 == 0x1, bytes[offset] & 0xF <= 3 else {
      throw Fault()
    }
    let size = 1 << Int(bytes[offset] & 0xF)
    defer { offset += 1 + size }
    return try integer(at: offset + 1, size)
  }

  private func integer(at offset: Int, _ size: Int) throws(Fault) -> Int {
    try Self.integer(in: bytes, at: offset, size)
  }

  /// The first byte is the most significant.
  private static func integer(
    in bytes: [UInt8], at offset: Int, _ size: Int
  ) throws(Fault) -> Int {
    guard offset >= 0, offset <= bytes.count - size else { throw Fault() }
    let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let value = Int(exactly: value) else { throw Fault() }
    return value
  }
}

extension Diagnostic.Message {
  fileprivate static let damaged = error(
    "syntax", "this binary property list is damaged or cut off; make it anew from its source")
}
