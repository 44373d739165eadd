import Foundation

/// A copy of the example app outside the repository, which its tests edit and build.
struct ExampleApp: Sendable {
  let setup: Setup
  let package: URL
  private let products: URL

  private static let original = Repository.folder.appending(path: "Examples/Immigration")

  /// Copies the app into the folder, under a path with a space and letters that are not ASCII.
  init(in folder: URL, _ setup: Setup) throws {
    self.setup = setup
    let folder = folder.appending(path: "Ünïcode app (\(setup.testDescription))")
    package = folder.appending(path: "Immigration")
    products = folder.appending(path: "products")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.original.appending(path: "Sources"), to: package.appending(path: "Sources"))
    let manifest = try String(
      contentsOf: Self.original.appending(path: "Package.swift"), encoding: .utf8)
    try manifest
      .replacing(#""../..""#, with: "\"\(setup.origin.package.path(percentEncoded: false))\"")
      .write(to: package.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
  }

  func build() throws -> Build {
    let sourcesBefore = try Snapshot(of: package)
    let productsBefore = try Snapshot(of: products)
    let program = try Program(["swift", "build", "--verbose"] + options)
    return Build(
      program, setup.buildSystem, wrote: try Snapshot(of: products).changes(since: productsBefore),
      changed: try Snapshot(of: package).changes(since: sourcesBefore))
  }

  /// Builds until there is nothing left to do.
  func settle() throws {
    for _ in 1...3 {
      let build = try build()
      if build.succeeded, build.toolRuns == 0 { return }
    }
    throw NeverSettles()
  }

  private struct NeverSettles: Error {}

  /// Whether a new plan builds the tool anew and so runs it once more: with the native build system,
  /// where the tool is built with the app.
  var buildsToolWithNewPlan: Bool {
    setup == Setup(origin: .source, buildSystem: .native)
  }

  /// What the app prints.
  func run() throws -> String {
    try Program(["swift", "run"] + options).output
  }

  /// What `swift build` is to build, where, and how.
  var options: [String] {
    [
      "--package-path", package.path(percentEncoded: false),
      "--scratch-path", products.path(percentEncoded: false),
      "--build-system", setup.buildSystem.rawValue,
    ]
  }
}

// Its sources.
extension ExampleApp {
  private static let sources = "Sources/Immigration"

  /// The path of a source file, such as `Locales/ru.yaml`.
  func path(of source: String) -> String {
    package.appending(path: "\(Self.sources)/\(source)").path(percentEncoded: false)
  }

  /// Writes a source file anew, as `edit` changes it; a file that is not there is empty.
  func edit(_ source: String, _ edit: (String) -> String) throws {
    let path = path(of: source)
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    try edit(text).write(toFile: path, atomically: true, encoding: .utf8)
  }

  func remove(_ source: String) throws {
    try FileManager.default.removeItem(atPath: path(of: source))
  }

  /// Undoes what a test did to the source files, and leaves alone what is as it was.
  func restoreSources() throws {
    let files = FileManager.default
    let original = Self.original.appending(path: Self.sources).path(percentEncoded: false)
    let names = try files.contentsOfDirectory(atPath: original)
    for name in try files.contentsOfDirectory(atPath: path(of: "")) where !names.contains(name) {
      try remove(name)
    }
    for name in names {
      let (original, copy) = (original + "/" + name, path(of: name))
      if files.contentsEqual(atPath: original, andPath: copy) { continue }
      if files.fileExists(atPath: copy) { try remove(name) }
      try files.copyItem(atPath: original, toPath: copy)
    }
  }
}
