import Foundation
import TestSupport

enum Folders {
  static let fixtures = SwiftProgram.package.appending(path: "Tests/DocumentationTests/Fixtures")

  /// Where `plaudit` is, which is built with the tests.
  static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
}
