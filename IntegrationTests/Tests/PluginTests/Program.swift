import Foundation

/// A program that has run to its end.
struct Program {
  /// What it wrote to standard output and standard error.
  let output: String
  let succeeded: Bool

  /// Runs a program in the environment of the tests: `swift test` adds nothing to that but
  /// `NO_COLOR`, so a `swift build` within it does what it does in a terminal.
  init(_ words: [String], in folder: URL? = nil) throws {
    let program = try Self(once: words, in: folder)
    // On Linux, Swift 6.3's SwiftPM crashes now and then in libdispatch, before it has built anything.
    let hasCrashed = !program.succeeded && program.output.contains("_dispatch_event_loop_drain")
    self = hasCrashed ? try Self(once: words, in: folder) : program
  }

  private init(once words: [String], in folder: URL?) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    // Before the wait, since a program whose pipe is full waits too.
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    self.output = String(decoding: output, as: UTF8.self)
    succeeded = process.terminationReason == .exit && process.terminationStatus == 0
  }
}
