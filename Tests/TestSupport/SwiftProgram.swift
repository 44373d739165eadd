package import Foundation

/// A Swift program made, compiled and run by a test.
package enum SwiftProgram {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The folder of the package.
  package static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// - Parameters:
  ///   - main: The program's own file.
  ///   - sources: Files of the package that are compiled with it.
  /// - Returns: What the program prints.
  package static func run(_ main: String, with sources: [String] = []) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "plaudit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try Data(main.utf8).write(to: file)
    let program = folder.appending(path: "program")
    let paths = sources.map { package.appending(path: $0).path }
    _ = try output(
      of: ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-o", program.path, file.path]
        + paths)
    return try output(of: [program.path])
  }

  private static func output(of command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(command[0]): \(output)")
    }
    return output
  }
}
