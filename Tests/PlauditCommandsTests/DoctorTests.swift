import PlauditCommands
import Testing

struct DoctorTests {
  private static let manifest =
    "app: {id: 1, name: App}\nsource-language: en\nlanguages: [en, ru, pt-BR]\n"
  private static let package = "plugins: [.plugin(name: \"PlauditPlugin\", package: \"Plaudit\")]"

  private func run(
    _ files: [String: String], _ words: String...,
    swift: String? = "Swift version 6.3.1 (x)\nTarget"
  ) -> Run {
    Run(["doctor"] + words, files: MemoryFiles(files), toolchain: Toolchain { swift })
  }

  private func plist(_ languages: String...) -> String {
    let items = languages.map { "<string>\($0)</string>\n" }.joined()
    return """
      <plist><dict><!-- <key>CFBundleLocalizations</key><array></array> -->
      <key>CFBundleLocalizations</key> <array>\(items)</array> <key>Other</key> <array/></dict>
      </plist>
      """
  }

  @Test func aProjectThatIsWell() {
    let run = run([
      "Sources/App/plaudit.yaml": Self.manifest,
      "Sources/App/Locales/en.yaml": "title: Rate\n",
      "Sources/App/Info.plist": plist("en", "ru", "pt-BR"),
      "Package.swift": Self.package,
    ])
    #expect(run.status == .success)
    #expect(run.output.count == 5)
    #expect(run.output.allSatisfy { $0.hasPrefix("ok     ") }, "\(run.output)")
    #expect(run.output[0].contains("plaudit \(Tool.version), ICU "))
    #expect(run.output[1] == "ok     Swift 6.3.1")
    #expect(run.output[3].hasSuffix("Package.swift uses PlauditPlugin"))
  }

  @Test func noManifestIsANote() {
    let run = run(["README.md": ""])
    #expect(run.status == .success)
    #expect(run.output.last?.hasPrefix("note   no manifest here; write plaudit.yaml") ?? false)
  }

  @Test(arguments: [
    ("Apple Swift version 6.1 (swiftlang-6.1.0.1)", "ok     Swift 6.1"),
    ("Swift version 6.0.3 (swift-6.0.3-RELEASE)", "error  Swift 6.0.3 is older than 6.1"),
    ("Swift version 5.10 (x)", "error  Swift 5.10 is older"), ("", "note   no swift here"),
    (nil, "note   no swift here"),
  ])
  func toolchains(text: String?, line: String) {
    let run = run(["a": ""], swift: text)
    #expect(run.output[1].hasPrefix(line), "\(run.output)")
    #expect((run.status == .faults) == line.hasPrefix("error"))
  }

  @Test func faultsOfAManifestAreErrors() {
    let run = run([
      "App/plaudit.yaml": "app: {id: x}\nlangages: [en]\n", "Package.swift": Self.package,
    ])
    #expect(run.status == .faults)
    #expect(
      run.output.contains(
        "error  App/plaudit.yaml: 2 faults, the first at App/plaudit.yaml:1:11; "
          + "plaudit validate App/plaudit.yaml tells all"), "\(run.output)")
  }

  @Test func twoManifestsAreAnError() {
    let run = run(["App/plaudit.yaml": Self.manifest, "App/plaudit.yml": Self.manifest])
    #expect(run.status == .faults)
    #expect(
      run.output.contains("error  App/plaudit.yaml: App/plaudit.yml lies beside it; keep one"))
  }

  @Test(arguments: [
    (
      ["Package.swift": "targets: []"],
      "note   App/plaudit.yaml: no PlauditPlugin in a Package.swift"
    ),
    (["App/Plaudit.generated.swift": ""], "ok     App/plaudit.yaml: Plaudit.generated.swift lies"),
    (
      ["App.xcodeproj/project.pbxproj": "PlauditPlugin"],
      "ok     App/plaudit.yaml: App.xcodeproj/project.pbxproj uses PlauditPlugin"
    ),
    (
      ["App/Plaudit.generated.swift": "", "Package.swift": package],
      "note   App/plaudit.yaml: Plaudit.generated.swift lies beside it, and Package.swift uses"
    ),
  ])
  func wherePluginsAre(files: [String: String], line: String) {
    let run = run(files.merging(["App/plaudit.yaml": "app: {id: 1}\n"]) { file, _ in file })
    #expect(run.status == .success)
    #expect(run.output.contains { $0.hasPrefix(line) }, "\(run.output)")
  }

  @Test func languagesOfTheBundle() {
    func run(_ plist: String) -> Run {
      self.run([
        "App/plaudit.yaml": Self.manifest, "App/Locales/en.yaml": "title: Rate\n",
        "App/Info.plist": plist,
      ])
    }
    let absent = run(plist("en", "de", "Base"))
    #expect(absent.status == .faults)
    #expect(
      absent.output.contains(
        "error  App/Info.plist: the app is never shown in ru, pt-BR, which the manifest has; add "
          + "<string>ru</string><string>pt-BR</string> to CFBundleLocalizations"),
      "\(absent.output)")
    #expect(
      absent.output.contains { $0.hasPrefix("note   App/Info.plist: the app is shown in de,") })
    // As Xcode writes them, with other names of the same languages.
    #expect(run(plist("en", "ru-RU", "pt")).status == .success)
    let none = run("<plist><dict></dict></plist>")
    #expect(none.status == .success)
    #expect(
      none.output.contains { $0.hasPrefix("note   App/Info.plist: no CFBundleLocalizations") })
    // Letters written as XML has them.
    #expect(run(plist("en", "r&#117;", "pt-BR")).status == .success)
    // A file that ends in its middle.
    #expect(run("<key>CFBundleLocalizations</key><array><string>en").status == .success)
    #expect(run("<!-- <key>CFBundleLocalizations</key>").status == .success)
  }

  @Test func usage() {
    #expect(run(["a": ""], "b").status == .usage)
    #expect(run(["a": ""], "b", "c").status == .usage)
  }
}
