import Testing

/// A way to build the example app.
struct Setup: Hashable, Sendable, CustomTestStringConvertible {
  let origin: Origin
  let buildSystem: BuildSystem

  static let all = Origin.allCases.flatMap { origin in
    BuildSystem.allCases.map { Setup(origin: origin, buildSystem: $0) }
  }

  /// Those in which the tool need not be built, for what does not depend on where it comes from.
  static let quick = all.filter { $0.origin == .bundle }

  var testDescription: String { "\(origin.rawValue), \(buildSystem.rawValue)" }
}
