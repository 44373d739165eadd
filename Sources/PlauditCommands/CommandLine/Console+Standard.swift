extension Console {
  /// Standard output and standard error.
  package static var standard: Console {
    Console(
      print: { line throws(FileFailure) in
        guard writeLine(line, to: 1) else { throw .lastError("standard output") }
      },
      // There is no better place to tell that this one cannot be written.
      report: { _ = writeLine($0, to: 2) })
  }
}

private func writeLine(_ line: String, to descriptor: Int32) -> Bool {
  posixWrite(descriptor, Array((line + "\n").utf8))
}
