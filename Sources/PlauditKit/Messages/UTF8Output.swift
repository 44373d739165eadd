/// Text in the making, in memory that is given. What does not fit is counted, so that a second
/// attempt can be given enough.
struct UTF8Output {
  private let start: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// How many bytes the text has so far, whether they fitted or not.
  private(set) var count = 0

  @inline(__always)
  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    // An empty buffer may have no address; nothing is ever written to it.
    start = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 1).unsafelyUnwrapped
    capacity = buffer.count
  }

  /// The text; `nil` where it did not fit.
  @inline(__always)
  var written: UnsafeBufferPointer<UInt8>? {
    count <= capacity ? UnsafeBufferPointer(start: start, count: count) : nil
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafePointer<UInt8>, count length: Int) {
    if length <= capacity - count {
      (start + count).update(from: bytes, count: length)
    }
    count += length
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count < capacity { start[count] = byte }
    count += 1
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let address = bytes.baseAddress else { return }
      append(address, count: bytes.count)
    }
  }

  /// Memory for `length` bytes; `nil` where they do not fit, and are only counted.
  @inline(__always)
  mutating func reserve(_ length: Int) -> UnsafeMutablePointer<UInt8>? {
    defer { count += length }
    return length <= capacity - count ? start + count : nil
  }
}
