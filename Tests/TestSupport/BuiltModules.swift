package import Foundation

/// The modules that were built with the tests, for programs that a test compiles.
package enum BuiltModules {
  /// Where their objects are; `nil` where this build keeps them elsewhere.
  package static let folder: URL? = {
    let folder = URL(filePath: ProcessInfo.processInfo.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let module = folder.appending(path: "Modules/PlauditKit.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path) ? folder : nil
  }()

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Compiles files beside PlauditKit and PlauditPrompts, and runs what comes of it.
  ///
  /// - Returns: What the program prints.
  package static func run(_ sources: [String: String]) throws -> String {
    guard let folder else { throw Failure(description: "no modules") }
    return try Program.inFolder { work in
      var arguments = [
        "-swift-version", "6", "-suppress-warnings", "-Onone", "-o",
        work.appending(path: "program").path,
        "-I", folder.appending(path: "Modules").path,
      ]
      for (name, text) in sources {
        let file = work.appending(path: name)
        try Data(text.utf8).write(to: file)
        arguments.append(file.path)
      }
      for module in ["PlauditKit", "PlauditPrompts"] {
        let objects = folder.appending(path: "\(module).build")
        arguments += try FileManager.default
          .contentsOfDirectory(at: objects, includingPropertiesForKeys: nil)
          .filter { $0.pathExtension == "o" }.map(\.path)
      }
      guard let shell = Program("sh") else { throw Failure(description: "no sh") }
      let compiled = try shell.run(["-c", "exec swiftc \"$@\" 2>&1", "sh"] + arguments)
      guard compiled.succeeded, let program = Program(at: work.appending(path: "program").path)
      else {
        throw Failure(description: "swiftc: \(String(decoding: compiled.output, as: UTF8.self))")
      }
      let run = try program.run([])
      guard run.succeeded else { throw Failure(description: "the program fails") }
      return String(decoding: run.output, as: UTF8.self)
    }
  }
}
