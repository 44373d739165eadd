#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Console {
  /// Standard output and standard error, and questions where standard input is a terminal.
  package static var standard: Console {
    let hasColours = isatty(1) == 1 && !variable("NO_COLOR") && variable("TERM", but: "dumb")
    if hasColours { ColourReset.install() }
    return Console(
      print: { line throws(FileFailure) in
        guard write(line + "\n", to: 1) else { throw .lastError("standard output") }
      },
      // There is no better place to tell that this one cannot be written.
      report: { _ = write($0 + "\n", to: 2) },
      ask: { question in
        guard isatty(0) == 1 else { return nil }
        _ = write(question + " ", to: 2)
        return readLine()
      }, hasColours: hasColours,
      status: isatty(2) == 1 && variable("TERM", but: "dumb") ? { _ = write($0, to: 2) } : nil)
  }

  /// Whether a variable of the environment is set to something.
  private static func variable(_ name: String, but excluded: String = "") -> Bool {
    getenv(name).map { String(cString: $0) }.map { !$0.isEmpty && $0 != excluded } ?? false
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    posixWrite(descriptor, Array(text.utf8))
  }
}
