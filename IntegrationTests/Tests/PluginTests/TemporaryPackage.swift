import Foundation

/// A package that a test writes, which depends on what `make dist` has written.
struct TemporaryPackage {
  let folder: URL

  /// - Parameter files: Their contents by path. In `Package.swift`, `PLAUDIT` is the path of the
  ///   package to depend on.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "Plaudit-\(UUID().uuidString)/A package")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let package = Origin.bundle.package.path(percentEncoded: false)
    try text.replacing("PLAUDIT", with: package).write(to: file, atomically: true, encoding: .utf8)
  }

  func text(of path: String) -> String? {
    try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func swift(_ words: String...) throws -> Program {
    try Program(["swift"] + words, in: folder)
  }

  /// `swift package plaudit`, or another verb.
  func plugin(_ verb: String = "plaudit", _ words: String...) throws -> Program {
    let permission = verb == "plaudit-write" ? ["--allow-writing-to-package-directory"] : []
    return try Program(["swift", "package"] + permission + [verb] + words, in: folder)
  }
}
