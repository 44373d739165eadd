import Foundation
import PlauditCommands
import PlauditPromptCommands

/// One run of the tool in a folder of its own, which outputs do not show.
struct Run {
  let status: ExitStatus
  let output: [String]
  let reports: [String]
  /// What the folder has afterwards.
  let files: [String: String]

  init(_ words: String..., files: [String: String] = [:]) throws {
    try self.init(words, files: files)
  }

  /// - Parameters:
  ///   - words: In which `@` stands for the folder.
  ///   - files: What the folder has.
  init(_ words: [String], files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let path = folder.path + "/"
    var output: [String] = []
    var reports: [String] = []
    let console = Console(
      print: { output.append($0.replacing(path, with: "")) },
      report: { reports.append($0.replacing(path, with: "")) })
    status = PromptTool.run(
      words.map { $0.hasPrefix("@") ? path + $0.dropFirst() : $0 },
      in: Environment(console: console, files: Disk()))
    self.output = output
    self.reports = reports
    var found: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      found[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    self.files = found
  }
}

/// A run of `simulate` over a log.
func simulate(_ log: String, preset: String, _ more: String...) throws -> Run {
  try Run(
    ["simulate", "--log", "@log.csv", "--preset", preset] + more, files: ["log.csv": log])
}

/// Events a minute apart.
func tasks(_ count: Int) -> String {
  "time,kind,name\n"
    + (0..<count).map { "2026-03-01T09:\($0 < 10 ? "0" : "")\($0):00Z,event,task\n" }.joined()
}

/// The objects of JSON Lines.
func objects(_ lines: [String]) throws -> [[String: Any]] {
  try lines.map {
    try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
  }
}
