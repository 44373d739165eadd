import Foundation

/// The copies of the example app that a suite shares, since the first build of one takes long.
actor ExampleApps {
  @TaskLocal static var current: ExampleApps?

  private let folder: URL
  private var copies: [Setup: (app: ExampleApp, firstBuild: Build)] = [:]

  init(in folder: URL) {
    self.folder = folder
  }

  /// The build that found no products of an earlier one.
  func firstBuild(_ setup: Setup) throws -> Build {
    try copy(setup).firstBuild
  }

  /// The app with its own sources, whatever tests did to them.
  func app(_ setup: Setup) throws -> ExampleApp {
    let app = try copy(setup).app
    try app.restoreSources()
    return app
  }

  /// The app with its own sources, after a build that had nothing left to do.
  func settledApp(_ setup: Setup) throws -> ExampleApp {
    let app = try app(setup)
    try app.settle()
    return app
  }

  private func copy(_ setup: Setup) throws -> (app: ExampleApp, firstBuild: Build) {
    if let copy = copies[setup] { return copy }
    let app = try ExampleApp(in: folder, setup)
    let copy = (app, try app.build())
    copies[setup] = copy
    return copy
  }
}
