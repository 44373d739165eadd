import Foundation
import PackagePlugin

/// Runs the tool where it need not write: `swift package plaudit validate`.
@main
struct PlauditCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let run = ToolRun(
      tool: try context.tool(named: "plaudit").url, folder: context.package.directoryURL,
      mayWrite: false)
    try run.run(ToolCommand(arguments, byDefault: "validate"), in: context.package)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PlauditCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let run = ToolRun(
        tool: try context.tool(named: "plaudit").url, folder: context.xcodeProject.directoryURL,
        mayWrite: false)
      try run.run(ToolCommand(arguments, byDefault: "validate"), in: context.xcodeProject)
    }
  }
#endif
