// swift-format-ignore-file
// The names are Apple's, and so is their documentation.
public import Foundation
public import PackagePlugin

public struct XcodeProject {
  public var displayName: String { "" }
  public var directoryURL: URL { URL(filePath: "/") }
  public var targets: [XcodeTarget] { [] }
}

public struct XcodeTarget {
  public var displayName: String { "" }
  public var inputFiles: FileList { fatalError() }
}

public struct XcodePluginContext {
  public var xcodeProject: XcodeProject { XcodeProject() }
  public var pluginWorkDirectoryURL: URL { URL(filePath: "/") }
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError(name) }
}

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
