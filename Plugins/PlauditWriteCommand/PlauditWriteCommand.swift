import Foundation
import PackagePlugin

/// Runs the tool where it writes files: `swift package plaudit-write generate`.
@main
struct PlauditWriteCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let run = ToolRun(
      tool: try context.tool(named: "plaudit").url, folder: context.package.directoryURL,
      mayWrite: true)
    try run.run(ToolCommand(arguments, byDefault: "generate"), in: context.package)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PlauditWriteCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let run = ToolRun(
        tool: try context.tool(named: "plaudit").url, folder: context.xcodeProject.directoryURL,
        mayWrite: true)
      try run.run(ToolCommand(arguments, byDefault: "generate"), in: context.xcodeProject)
    }
  }
#endif
