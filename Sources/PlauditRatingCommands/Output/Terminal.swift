#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that one line can be drawn on again and again. Tests give one that collects.
package struct Terminal: Sendable {
  let write: @Sendable (String) -> Void

  package init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Standard error, where that is a terminal.
  package static var standard: Terminal? {
    guard isatty(2) == 1 else { return nil }
    return Terminal { text in
      var text = text
      text.withUTF8 { _ = Self.put($0) }
    }
  }

  private static func put(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    #if canImport(Glibc)
      Glibc.write(2, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(2, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(2, bytes.baseAddress, bytes.count)
    #endif
  }
}
