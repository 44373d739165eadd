package import Foundation

/// A program of the machine that tests hold Plaudit's results against.
package struct Program: Sendable {
  private let path: String
  private var words: [String] = []

  /// `nil` where it is not installed.
  package init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/\(name)" })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    self.path = path
  }

  /// The same program, whose arguments begin with these.
  package func with(_ words: [String]) -> Program {
    var program = self
    program.words += words
    return program
  }

  /// `nil` where there is none.
  package init?(at path: String) {
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    self.path = path
  }

  /// - Returns: What the program prints, and whether it says that all went well.
  package func run(
    _ arguments: [String], in folder: URL? = nil
  ) throws -> (output: Data, succeeded: Bool) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = words + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (output, process.terminationStatus == 0)
  }

  /// A folder for files of one test, removed after it.
  package static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "plaudit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
