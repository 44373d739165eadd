import Foundation

/// The copies of the example app that a suite shares, since the first build of one takes long.
actor ExampleApps {
  @TaskLocal static var current: ExampleApps?

  private let folder: URL
  private var copies: [BuildSystem: (app: ExampleApp, firstBuild: Build)] = [:]

  init(in folder: URL) {
    self.folder = folder
  }

  /// The build that found no products of an earlier one.
  func firstBuild(_ buildSystem: BuildSystem) throws -> Build {
    try copy(buildSystem).firstBuild
  }

  /// The app with its own sources, whatever tests did to them.
  func app(_ buildSystem: BuildSystem) throws -> ExampleApp {
    let app = try copy(buildSystem).app
    try app.restoreSources()
    return app
  }

  /// The app with its own sources, after a build that had nothing left to do.
  func settledApp(_ buildSystem: BuildSystem) throws -> ExampleApp {
    let app = try app(buildSystem)
    // The native build system links the tool, and so runs it, a second time after each new plan.
    for _ in 1...3 {
      let build = try app.build()
      if build.succeeded, !build.ranTool { return app }
    }
    throw NeverSettles()
  }

  private func copy(_ buildSystem: BuildSystem) throws -> (app: ExampleApp, firstBuild: Build) {
    if let copy = copies[buildSystem] { return copy }
    let app = try ExampleApp(in: folder, buildSystem: buildSystem)
    let copy = (app, try app.build())
    copies[buildSystem] = copy
    return copy
  }

  private struct NeverSettles: Error {}
}
