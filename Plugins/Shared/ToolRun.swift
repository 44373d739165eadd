import Foundation
import PackagePlugin

/// A plugin's way to the tool.
struct ToolRun {
  let tool: URL
  /// Where the tool runs: people write paths as they see them from there.
  let folder: URL
  /// Whether the plugin may write.
  let mayWrite: Bool

  func run(_ command: ToolCommand, in folders: [TargetFolder]) throws {
    guard mayWrite || !command.writes else {
      throw Fault(
        "plaudit \(command.name) writes files; run swift package plaudit-write \(command.name)")
    }
    // All targets' faults in one run.
    let failed = try command.runs(in: folders).filter { try !succeeds($0) }
    if !failed.isEmpty { throw Fault("plaudit \(command.name) failed") }
  }

  private func succeeds(_ words: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = tool
    process.arguments = words
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}

extension ToolRun {
  func run(_ command: ToolCommand, in package: Package) throws {
    let targets =
      try command.targets.isEmpty
      ? package.targets : package.targets(named: command.targets)
    try run(
      command,
      in: targets.map { TargetFolder(url: $0.directoryURL, targetName: $0.name) })
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ToolRun {
    func run(_ command: ToolCommand, in project: XcodeProject) throws {
      let targets = project.targets.filter {
        command.targets.isEmpty || command.targets.contains($0.displayName)
      }
      try run(command, in: targets.compactMap { try $0.plauditFolderIfThere() })
    }
  }
#endif
