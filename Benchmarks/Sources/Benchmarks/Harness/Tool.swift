import Foundation

/// The tool as it is released, and what was built with it.
enum Tool {
  private static let build = URL(filePath: #filePath)
    .appending(path: "../../../../../.build").standardized

  /// This program.
  static let this = CommandLine.arguments[0]
  static let plaudit = build.appending(path: "dist/tools/\(triple)/plaudit").path
  /// The folder of the modules that generated code imports.
  static let modules = build.appending(path: "release/Modules").path

  /// What `Scripts/dist/tool.sh` calls this machine's kind.
  private static var triple: String {
    #if arch(arm64)
      let processor = "aarch64"
    #else
      let processor = "x86_64"
    #endif
    #if os(macOS)
      return "\(processor == "aarch64" ? "arm64" : processor)-apple-macosx"
    #else
      return "\(processor)-unknown-linux-gnu"
    #endif
  }
}
