import Testing

/// A build of the example app, and what it did.
struct Build {
  private let output: String
  private let buildSystem: BuildSystem
  let succeeded: Bool
  /// The modules of which an object file was written.
  let compiledModules: Set<String>
  /// What was added, removed or written in the folder of the package.
  let changedSources: Set<String>

  /// How often the plugin's command ran. Both build systems print it when they are verbose, with
  /// quotes where the path has spaces: swiftbuild as it starts and as it ends.
  var toolRuns: Int {
    let printed = lines.filter { line in
      line.contains(/\/plaudit(-tool)?["']? generate .*plaudit\.yaml/)
    }
    return printed.count / (buildSystem == .swiftbuild ? 2 : 1)
  }

  /// Its errors and warnings, without the commands that compile Package.swift: a verbose build
  /// prints those as warnings.
  var diagnostics: [Substring] {
    lines.filter { line in
      (line.contains("error:") || line.contains("warning:"))
        && !line.contains("swift-frontend -frontend ")
    }
  }

  func reports(_ diagnostic: String) -> Bool {
    diagnostics.contains { $0.contains(diagnostic) }
  }

  private var lines: [Substring] { output.split(whereSeparator: \.isNewline) }
}

extension Build {
  init(
    _ program: Program, _ buildSystem: BuildSystem, wrote products: Set<String>,
    changed sources: Set<String>
  ) {
    output = program.output
    self.buildSystem = buildSystem
    succeeded = program.succeeded
    compiledModules = Set(products.compactMap(Self.module(ofObject:)))
    changedSources = sources
  }

  /// The module that an object file belongs to. It lies in a folder named after the target, such
  /// as `PlauditKit-tool.build` where PlauditKit is built for the tool.
  private static func module(ofObject path: String) -> String? {
    guard path.hasSuffix(".o") else { return nil }
    let target = path.split(separator: "/").last { $0.hasSuffix(".build") }
    return target.map { String($0.dropLast(".build".count).prefix { $0 != "-" }) }
  }
}

extension Build: CustomTestStringConvertible {
  var testDescription: String {
    diagnostics.isEmpty ? "a build without diagnostics" : diagnostics.joined(separator: "\n")
  }
}
