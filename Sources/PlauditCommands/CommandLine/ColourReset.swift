#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the colours of a terminal where a signal ends the process, which it may do in the middle of a
/// line.
enum ColourReset {
  static func install() {
    for ending in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
      let before = signal(ending) { ending in
        let reset: StaticString = "\u{1B}[0m"
        _ = write(1, reset.utf8Start, reset.utf8CodeUnitCount)
        // It ends the process as it would have, once this function has returned.
        signal(ending, SIG_DFL)
        raise(ending)
      }
      // What the shell lets the process ignore stays ignored, as under nohup.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(ending, SIG_IGN)
      }
    }
  }
}
