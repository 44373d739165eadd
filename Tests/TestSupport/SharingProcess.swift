package import Foundation

/// A process of its own that shares files with others; Tests/SharingProcess tells what it does.
package struct SharingProcess {
  private let process = Process()
  private let output = Pipe()

  /// - Parameter program: The one that runs the tests, which has the other beside itself.
  package init(
    _ kind: String, _ url: URL, count: Int, beside program: String = CommandLine.arguments[0]
  ) throws {
    process.executableURL = URL(filePath: program).deletingLastPathComponent()
      .appending(path: "sharing-process")
    process.arguments = [kind, url.path, "\(count)"]
    process.standardOutput = output
    try process.run()
  }

  /// Waits until it has printed something more; empty when it has ended.
  package func waitForOutput() -> Data { output.fileHandleForReading.availableData }

  /// Ends it wherever it is, and tells what it has printed besides.
  package func kill() -> Data {
    Foundation.kill(process.processIdentifier, SIGKILL)
    return output.fileHandleForReading.readDataToEndOfFile()
  }

  /// Waits for its end, and tells whether all went well.
  package func succeeds() -> Bool {
    _ = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}
