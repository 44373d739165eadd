import Testing

@Suite(.serialized, .exampleApps)
struct PluginTests {
  private let apps: ExampleApps

  init() throws {
    apps = try #require(ExampleApps.current)
  }

  @Test("a clean build makes an app that prints its texts", arguments: Setup.all)
  func cleanBuild(setup: Setup) async throws {
    let build = try await apps.firstBuild(setup)
    #expect(build.succeeded)
    #expect(build.toolRuns == 1)
    #expect(build.diagnostics == [])
    #expect(build.changedSources == [])
    switch setup.origin {
    case .source:
      #expect(build.compiledModules.isSuperset(of: ["Immigration", "PlauditKit", "PlauditModel"]))
    case .bundle: #expect(build.compiledModules == ["Immigration", "PlauditKit"])
    }
    let printed = try await apps.app(setup).run()
    for text in [
      "21 оценка", "2 оценки", "5 оценок",
      "https://apps.apple.com/no/app/id777319358?action=write-review",
    ] {
      #expect(printed.contains(text), "\(printed)")
    }
  }

  @Test("a build without a change runs nothing", arguments: Setup.all)
  func noChange(setup: Setup) async throws {
    let build = try await apps.settledApp(setup).build()
    #expect(build.succeeded)
    #expect(build.toolRuns == 0)
    #expect(build.compiledModules == [])
    #expect(build.changedSources == [])
  }

  @Test("an edited locale file compiles the app's module only", arguments: Setup.all)
  func editedLocale(setup: Setup) async throws {
    let app = try await apps.settledApp(setup)
    try app.edit("Locales/ru.yaml") { $0.replacing("Написать", with: "Напишите") }
    let build = try app.build()
    #expect(build.succeeded)
    #expect(build.toolRuns == 1)
    #expect(build.compiledModules == ["Immigration"])
    #expect(build.changedSources == [])
    let printed = try app.run()
    #expect(printed.contains("Напишите отзыв"), "\(printed)")
    #expect(try app.build().toolRuns == 0)
  }

  @Test("an added language is there after a build, and a removed one gone", arguments: Setup.all)
  func addedAndRemovedLocale(setup: Setup) async throws {
    let app = try await apps.settledApp(setup)
    try app.edit("Locales/sv.yaml") { _ in "write-review: Skriv ett omdöme om {app}\n" }
    try app.edit("plaudit.yaml") { $0.replacing("ja]", with: "ja, sv]") }
    let added = try app.build()
    #expect(added.succeeded)
    #expect(added.toolRuns == 1)
    #expect(added.compiledModules == ["Immigration"] || app.buildsToolWithNewPlan)
    #expect(try app.run().contains("Skriv ett omdöme om Immigration"))
    #expect(try app.build().toolRuns == 0 || app.buildsToolWithNewPlan)
    try app.settle()

    try app.remove("Locales/sv.yaml")
    try app.edit("plaudit.yaml") { $0.replacing("ja, sv]", with: "ja]") }
    let removed = try app.build()
    #expect(removed.succeeded)
    #expect(removed.toolRuns == 1)
    #expect(removed.compiledModules == ["Immigration"] || app.buildsToolWithNewPlan)
    #expect(try !app.run().contains("Skriv ett omdöme om Immigration"))
    #expect(try app.build().toolRuns == 0 || app.buildsToolWithNewPlan)
    try app.settle()
  }

  @Test("a comment in the manifest compiles nothing", arguments: Setup.all)
  func sameOutput(setup: Setup) async throws {
    let app = try await apps.settledApp(setup)
    try app.edit("plaudit.yaml") { $0 + "# A comment.\n" }
    let build = try app.build()
    #expect(build.succeeded)
    #expect(build.toolRuns == 1)
    #expect(build.compiledModules == [])
    #expect(try app.build().toolRuns == 0)
  }

  @Test("a missing message is a warning of the build", arguments: Setup.quick)
  func warning(setup: Setup) async throws {
    let app = try await apps.app(setup)
    try app.edit("Locales/ja.yaml") { $0.replacing("write-review:", with: "# write-review:") }
    let build = try app.build()
    #expect(build.succeeded)
    let warning = "\(app.path(of: "Locales/ja.yaml")):1:1: warning: "
    #expect(build.reports(warning))
  }

  @Test("faults of a manifest are errors of the build", arguments: Setup.quick)
  func faults(setup: Setup) async throws {
    let app = try await apps.app(setup)
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

  @Test("a missing manifest is an error of the build", arguments: Setup.quick)
  func missingManifest(setup: Setup) async throws {
    let app = try await apps.app(setup)
    try app.remove("plaudit.yaml")
    let build = try app.build()
    #expect(!build.succeeded)
    let error =
      "error: the target Immigration has no manifest; write \(app.path(of: "plaudit.yaml"))"
    #expect(build.reports(error))
  }

  @Test("a second manifest is an error of the build", arguments: Setup.quick)
  func twoManifests(setup: Setup) async throws {
    let app = try await apps.app(setup)
    try app.edit("plaudit.yml") { _ in "app: {id: 777319358, name: Immigration}\n" }
    let build = try app.build()
    #expect(!build.succeeded)
    let error = "error: the target Immigration has two manifests, \(app.path(of: "plaudit.yaml"))"
    #expect(build.reports(error))
  }
}
