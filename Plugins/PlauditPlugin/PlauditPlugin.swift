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
    let manifest = try sources.manifest()
    let output = context.pluginWorkDirectoryURL.appending(path: "Plaudit.swift")
    return [
      .buildCommand(
        displayName: "Plaudit: \(target.name)/\(manifest.lastPathComponent)",
        executable: try context.tool(named: "plaudit").url,
        arguments: [
          "generate", manifest.path(percentEncoded: false), "--output",
          output.path(percentEncoded: false),
        ],
        environment: [:],
        inputFiles: [manifest] + sources.besideManifest(),
        outputFiles: [output])
    ]
  }
}
