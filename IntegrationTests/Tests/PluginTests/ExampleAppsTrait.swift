import Foundation
import Testing

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
