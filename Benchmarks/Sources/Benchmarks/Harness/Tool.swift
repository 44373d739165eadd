import Foundation

/// The tool as it is released.
enum Tool {
  /// This program.
  static let this = CommandLine.arguments[0]
  static let plaudit = URL(filePath: #filePath)
    .appending(path: "../../../../../.build/dist/tools/\(triple)/plaudit").standardized.path
  /// The folder of the modules that generated code imports: this program is built with them.
  static let modules = URL(filePath: this).deletingLastPathComponent()
    .appending(path: "Modules").path

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
