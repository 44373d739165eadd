import Testing

@Suite(.serialized, .exampleApps)
struct PluginTests {
  private let apps: ExampleApps

  init() throws {
    apps = try #require(ExampleApps.current)
  }

  @Test("a clean build makes an app that prints its texts", arguments: BuildSystem.allCases)
  func cleanBuild(buildSystem: BuildSystem) async throws {
    let build = try await apps.firstBuild(buildSystem)
    #expect(build.succeeded)
    #expect(build.ranTool)
    #expect(build.diagnostics == [])
    #expect(build.changedSources == [])
    #expect(build.compiledModules.isSuperset(of: ["Immigration", "PlauditKit", "PlauditModel"]))
    let printed = try await apps.app(buildSystem).run()
    for text in [
      "21 оценка", "2 оценки", "5 оценок",
      "https://apps.apple.com/no/app/id777319358?action=write-review",
    ] {
      #expect(printed.contains(text), "\(printed)")
    }
  }

  @Test("a build without a change runs nothing", arguments: BuildSystem.allCases)
  func noChange(buildSystem: BuildSystem) async throws {
    let build = try await apps.settledApp(buildSystem).build()
    #expect(build.succeeded)
    #expect(!build.ranTool)
    #expect(build.compiledModules == [])
    #expect(build.changedSources == [])
  }

  @Test("an edited locale file compiles the app's module only", arguments: BuildSystem.allCases)
  func editedLocale(buildSystem: BuildSystem) async throws {
    let app = try await apps.settledApp(buildSystem)
    try app.edit("Locales/ru.yaml") { $0.replacing("Написать", with: "Напишите") }
    let build = try app.build()
    #expect(build.succeeded)
    #expect(build.ranTool)
    #expect(build.compiledModules == ["Immigration"])
    #expect(build.changedSources == [])
    let printed = try app.run()
    #expect(printed.contains("Напишите отзыв"), "\(printed)")
    #expect(try !app.build().ranTool)
  }

  @Test("a comment in the manifest compiles nothing", arguments: BuildSystem.allCases)
  func sameOutput(buildSystem: BuildSystem) async throws {
    let app = try await apps.settledApp(buildSystem)
    try app.edit("plaudit.yaml") { $0 + "# A comment.\n" }
    let build = try app.build()
    #expect(build.succeeded)
    #expect(build.ranTool)
    #expect(build.compiledModules == [])
    #expect(try !app.build().ranTool)
  }

  @Test("a missing message is a warning of the build", arguments: BuildSystem.allCases)
  func warning(buildSystem: BuildSystem) async throws {
    let app = try await apps.app(buildSystem)
    try app.edit("Locales/ja.yaml") { $0.replacing("write-review:", with: "# write-review:") }
    let build = try app.build()
    #expect(build.succeeded)
    let warning = "\(app.path(of: "Locales/ja.yaml")):1:1: warning: "
    #expect(build.reports(warning))
  }

  @Test("faults of a manifest are errors of the build", arguments: BuildSystem.allCases)
  func faults(buildSystem: BuildSystem) async throws {
    let app = try await apps.app(buildSystem)
    try app.edit("plaudit.yaml") { _ in
      """
      app: {id: 777319358, name: Immigration}
      storefronts: [us, qq]
      source-language: en
      languages: [en]
      mesages: Locales

      """
    }
    let build = try app.build()
    #expect(!build.succeeded)
    let manifest = app.path(of: "plaudit.yaml")
    #expect(build.reports("\(manifest):2:19: error: "))
    #expect(build.reports("\(manifest):5:1: error: "))
  }

  @Test("a missing manifest is an error of the build", arguments: BuildSystem.allCases)
  func missingManifest(buildSystem: BuildSystem) async throws {
    let app = try await apps.app(buildSystem)
    try app.remove("plaudit.yaml")
    let build = try app.build()
    #expect(!build.succeeded)
    let error =
      "error: the target Immigration has no manifest; write \(app.path(of: "plaudit.yaml"))"
    #expect(build.reports(error))
  }

  @Test("a second manifest is an error of the build", arguments: BuildSystem.allCases)
  func twoManifests(buildSystem: BuildSystem) async throws {
    let app = try await apps.app(buildSystem)
    try app.edit("plaudit.yml") { _ in "app: {id: 777319358, name: Immigration}\n" }
    let build = try app.build()
    #expect(!build.succeeded)
    let error = "error: the target Immigration has two manifests, \(app.path(of: "plaudit.yaml"))"
    #expect(build.reports(error))
  }
}
