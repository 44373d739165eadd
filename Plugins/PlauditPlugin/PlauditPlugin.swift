import Foundation
import PackagePlugin

/// Generates the Swift of the manifest that lies in a target's folder, on every build that needs
/// it. What lies in the manifest is the tool's business: the plugin goes by file names alone, since
/// the native build system keeps a plan made from old contents.
@main
struct PlauditPlugin: BuildToolPlugin {
  func createBuildCommands(
    context: PluginContext, target: any Target
  ) async throws -> [Command] {
    let sources = TargetFolder(url: target.directoryURL, targetName: target.name)
    return [
      try generate(
        sources, tool: context.tool(named: "plaudit"), into: context.pluginWorkDirectoryURL)
    ]
  }

  private func generate(
    _ sources: TargetFolder, tool: PluginContext.Tool, into folder: URL
  ) throws -> Command {
    let manifest = try sources.manifest()
    let output = folder.appending(path: "Plaudit.swift")
    return .buildCommand(
      displayName: "Plaudit: \(sources.targetName)/\(manifest.lastPathComponent)",
      executable: tool.url,
      arguments: [
        "generate", manifest.path(percentEncoded: false), "--output",
        output.path(percentEncoded: false),
      ],
      environment: [:],
      inputFiles: [manifest] + sources.besideManifest(),
      outputFiles: [output])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PlauditPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      [
        try generate(
          target.plauditFolder(), tool: context.tool(named: "plaudit"),
          into: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
