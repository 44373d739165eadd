import Foundation
import Testing

/// The other examples, which share their build folder and so much of their build.
@Suite(.serialized)
struct ExampleTests {
  @Test("a library's committed Swift is fresh, and serves a program without the plugin")
  func reviews() throws {
    let example = try Example("Reviews")
    defer { example.remove() }
    let check = try example.swift("package", "plaudit", "generate", "--check")
    #expect(check.succeeded, "\(check.output)")
    let run = try example.swift("run", "Demo")
    #expect(run.output.contains("ru\t21 оценка\tНаписать отзыв\n"), "\(run.output)")
    try example.append("# Changed.\nstorefronts: [us]\n", to: "Sources/Reviews/plaudit.yaml")
    let drift = try example.swift("package", "plaudit", "generate", "--check")
    #expect(drift.output.contains("Plaudit.generated.swift: error: not what "), "\(drift.output)")
  }

  @Test("a page for the web says what the store says, in each language")
  func ratingsPage() throws {
    let example = try Example("RatingsPage")
    defer { example.remove() }
    let build = try example.swift("build")
    try #require(build.succeeded, "\(build.output)")
    let script = Repository.folder.appending(path: "Tests/ExampleTests/ratings-page.py")
    let page = try Program([
      "python3", script.path(percentEncoded: false), example.product("RatingsPage"),
    ])
    #expect(page.succeeded, "\(page.output)")
  }
}

/// A copy of an example outside the repository, which depends on what `make dist` has written.
private struct Example {
  private static let products = Repository.folder
    .appending(path: "IntegrationTests/.build/examples").path(percentEncoded: false)
  private let package: URL

  init(_ name: String) throws {
    let original = Repository.folder.appending(path: "Examples/\(name)")
    package = FileManager.default.temporaryDirectory
      .appending(path: "Plaudit-\(UUID().uuidString)/\(name)")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: original.appending(path: "Sources"), to: package.appending(path: "Sources"))
    let plaudit = Origin.bundle.package.path(percentEncoded: false)
    try String(contentsOf: original.appending(path: "Package.swift"), encoding: .utf8)
      .replacing(#""../..""#, with: "\"\(plaudit)\"")
      .write(to: package.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: package.deletingLastPathComponent()) }

  func append(_ text: String, to path: String) throws {
    let file = package.appending(path: path)
    try (String(contentsOf: file, encoding: .utf8) + text)
      .write(to: file, atomically: true, encoding: .utf8)
  }

  /// `swift build`, or another command, in the folder of the package.
  func swift(_ command: String, _ words: String...) throws -> Program {
    try Program(["swift", command, "--scratch-path", Self.products] + words, in: package)
  }

  func product(_ name: String) -> String { "\(Self.products)/debug/\(name)" }
}
