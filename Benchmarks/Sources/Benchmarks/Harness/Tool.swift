import Foundation

/// The tool as it is released, and what was built with it.
enum Tool {
  private static let build = URL(filePath: #filePath)
    .appending(path: "../../../../../.build/release").standardized

  /// This program.
  static let this = CommandLine.arguments[0]
  static let plaudit = build.appending(path: "plaudit").path
  /// The folder of the modules that generated code imports.
  static let modules = build.appending(path: "Modules").path
}
