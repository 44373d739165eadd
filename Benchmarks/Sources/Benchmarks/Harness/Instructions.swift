import Foundation

/// Counts a work's instructions, which do not depend on what else the machine does.
enum Instructions {
  /// The word that makes this program do one work and nothing else: `--work NAME TIMES`.
  static let word = "--work"

  /// How many instructions a work of this program takes once, as valgrind's callgrind counts them;
  /// `nil` where there is no valgrind.
  static func count(_ name: String) -> Double? {
    let (few, many) = (2_000, 12_000)
    guard let less = total(name, few), let more = total(name, many) else { return nil }
    return (more - less) / Double(many - few)
  }

  /// This program without debugging information, which valgrind cannot read.
  private static let program = {
    let copy = FileManager.default.temporaryDirectory
      .appending(path: "plaudit-work-\(ProcessInfo.processInfo.processIdentifier)").path
    return output(["strip", "-o", copy, Tool.this]) == nil ? Tool.this : copy
  }()

  private static func total(_ name: String, _ times: Int) -> Double? {
    output([
      "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, word, name,
      "\(times)",
    ])?.components(separatedBy: "Collected : ").dropFirst().first
      .flatMap { Double($0.prefix(while: \.isNumber)) }
  }

  /// What a program writes to standard error; `nil` where it cannot be run or fails.
  private static func output(_ words: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : nil
  }
}
