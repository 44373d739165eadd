import Foundation
import Testing

/// The copies of the example app that a suite shares, since the first build of one takes long.
actor ExampleApps {
  @TaskLocal static var current: ExampleApps?

  private let folder: URL
  private var built: [BuildSystem: (app: ExampleApp, firstBuild: Build)] = [:]

  init(in folder: URL) {
    self.folder = folder
  }

  /// The app, and the build that found no products of an earlier one.
  func app(_ buildSystem: BuildSystem) throws -> (app: ExampleApp, firstBuild: Build) {
    if let app = built[buildSystem] { return app }
    let app = try ExampleApp(in: folder, buildSystem: buildSystem)
    let made = (app, try app.build())
    built[buildSystem] = made
    return made
  }

  /// The app with its own sources, after a build that had nothing left to do.
  func settledApp(_ buildSystem: BuildSystem) throws -> ExampleApp {
    let (app, _) = try app(buildSystem)
    try app.restoreSources()
    // The native build system links the tool, and so runs it, a second time after each new plan.
    for _ in 1...3 where try !app.build().ranTool { return app }
    throw NeverSettles()
  }

  private struct NeverSettles: Error {}
}

/// Gives a suite its copies of the example app, and removes them when all its tests have run.
struct ExampleAppsTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing tests: @Sendable () async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "Plaudit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await ExampleApps.$current.withValue(ExampleApps(in: folder)) { try await tests() }
  }
}

extension Trait where Self == ExampleAppsTrait {
  static var exampleApps: Self { Self() }
}
