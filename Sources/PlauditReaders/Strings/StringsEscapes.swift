import PlauditModel

/// What the escapes of a strings file stand for, as Foundation reads them.
struct StringsEscapes {
  private(set) var decoded: [UInt8] = []
  private(set) var faults: [(message: Diagnostic.Message, offset: Int)] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var offset: Int
  /// The first half of a surrogate pair, and its escape.
  private var half: (unit: UInt32, offset: Int)?

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
    decoded.reserveCapacity(range.count)
    while offset < end {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < end {
        escape()
      } else {
        endPair()
        decoded.append(bytes[offset])
        offset += 1
      }
    }
    endPair()
  }

  private mutating func escape() {
    let start = offset
    let letter = bytes[offset + 1]
    offset += 2
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): append(octal(letter), start)
    case UInt8(ascii: "U"): append(fourDigits(start), start)
    case UInt8(ascii: "a"): append(0x07, start)
    case UInt8(ascii: "b"): append(0x08, start)
    case UInt8(ascii: "f"): append(0x0C, start)
    case UInt8(ascii: "n"): append(0x0A, start)
    case UInt8(ascii: "r"): append(0x0D, start)
    case UInt8(ascii: "t"): append(0x09, start)
    case UInt8(ascii: "v"): append(0x0B, start)
    default:
      // The character itself, of which this is the first byte.
      endPair()
      decoded.append(letter)
      if letter == UInt8(ascii: "u") {
        faults.append((.lowercaseU, start))
      } else if letter.isASCIIWord || letter == UInt8(ascii: "(") {
        faults.append((.noEscape(letter), start))
      }
    }
  }

  /// Up to three digits, of which the last eight bits count, in NeXTSTEP's character set.
  private mutating func octal(_ first: UInt8) -> UInt32 {
    var code = first - UInt8(ascii: "0")
    var count = 1
    while count < 3, offset < end, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[offset]) {
      code = code << 3 | (bytes[offset] - UInt8(ascii: "0"))
      offset += 1
      count += 1
    }
    guard code >= 0x80 else { return UInt32(code) }
    let position = Int(code) - 0x80
    return position < Self.nextStep.count ? Self.nextStep[position].value : 0
  }

  private mutating func fourDigits(_ start: Int) -> UInt32 {
    var code: UInt32 = 0
    var count = 0
    while count < 4, offset < end, let digit = UInt8.hexadecimalValue(bytes[offset]) {
      code = code << 4 | digit
      offset += 1
      count += 1
    }
    if count < 4 { faults.append((.fewDigits, start)) }
    return code
  }

  private mutating func append(_ unit: UInt32, _ start: Int) {
    if unit & 0xFC00 == 0xDC00, let high = half {
      half = nil
      append(Unicode.Scalar(0x10000 + (high.unit & 0x3FF) << 10 + unit & 0x3FF))
      return
    }
    endPair()
    if unit & 0xFC00 == 0xD800 {
      half = (unit, start)
    } else if let scalar = Unicode.Scalar(unit) {
      append(scalar)
    } else {
      half = (unit, start)
      endPair()
    }
  }

  /// Half of a surrogate pair is no character and becomes U+FFFD.
  private mutating func endPair() {
    guard let lone = half else { return }
    half = nil
    faults.append((.halfPair, lone.offset))
    append("\u{FFFD}")
  }

  private mutating func append(_ scalar: Unicode.Scalar?) {
    guard let scalar else { return }
    decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// From 0x80 to 0xFD.
  private static let nextStep = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ").unicodeScalars)
}

extension UInt8 {
  fileprivate var isASCIIWord: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension Diagnostic.Message {
  fileprivate static let lowercaseU = warning(
    "escape-unknown", "Apple's platforms read \\u as the letter u; write \\U and four digits")
  fileprivate static let fewDigits = warning(
    "escape-unknown", "\\U takes four hexadecimal digits, as in \\U00E9; write zeros before these")
  fileprivate static let halfPair = error(
    "encoding", "half of a surrogate pair is no character; write the character itself")

  fileprivate static func noEscape(_ letter: UInt8) -> Self {
    let sign = Unicode.Scalar(letter)
    return warning(
      "escape-unknown",
      "\\\(sign) is no escape, and reads as \(sign); write \\\\\(sign) for a backslash")
  }
}
