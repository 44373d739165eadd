/// The hash by which a page names its own script and style (FIPS 180-4).
enum SHA256 {
  /// As a content security policy writes it.
  static func source(of text: String) -> String { "'sha256-\(base64(hash(Array(text.utf8))))'" }

  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state = roots(of: primes.prefix(8)) { $0.squareRoot() }
    let padding = [0x80] + [UInt8](repeating: 0, count: (119 - message.count % 64) % 64)
    let length = bytes(UInt64(message.count) * 8)
    let padded = message + padding + length
    for start in stride(from: 0, to: padded.count, by: 64) {
      mix(padded[start..<start + 64], into: &state)
    }
    return state.flatMap { bytes($0) }
  }

  private static let primes: [Double] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
    101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193,
    197, 199, 211, 223, 227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307,
    311,
  ]

  /// By the fractional parts of cube roots.
  private static let constants = roots(of: primes[...], cubeRoot)

  /// The first 32 bits of the fractional parts.
  private static func roots(of primes: ArraySlice<Double>, _ root: (Double) -> Double) -> [UInt32] {
    primes.map { prime in
      let root = root(prime)
      return UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }
  }

  private static func cubeRoot(_ value: Double) -> Double {
    (0..<60).reduce(value) { guess, _ in
      guess - (guess * guess * guess - value) / (3 * guess * guess)
    }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<64 {
      let (low, high) = (words[place - 15], words[place - 2])
      let first = turned(low, 7) ^ turned(low, 18) ^ low >> 3
      let second = turned(high, 17) ^ turned(high, 19) ^ high >> 10
      words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
    }
    var s = state
    for place in 0..<64 {
      let sum = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ sum &+ choice &+ constants[place] &+ words[place]
      let other = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s[3] &+= first
      s.removeLast()
      s.insert(first &+ other &+ majority, at: 0)
    }
    state = zip(state, s).map { $0 &+ $1 }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  private static func base64(_ bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      let text = (0..<group.count + 1).map { letters[bits >> (18 - 6 * $0) & 63] }
      return String(text) + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }
}
