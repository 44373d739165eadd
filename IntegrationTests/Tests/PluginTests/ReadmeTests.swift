import Foundation
import Testing

/// The README's ways from an empty folder to an app.
struct ReadmeTests {
  private static let readme = try? String(
    contentsOf: Repository.folder.appending(path: "README.md"), encoding: .utf8)

  /// A block of the README, found by a text of it.
  private func block(_ text: String) throws -> String {
    let blocks = try #require(Self.readme).components(separatedBy: "```").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
    let found = try #require(blocks.first { $0.element.contains(text) }?.element, "\(text)")
    return found.components(separatedBy: "\n").dropFirst().joined(separator: "\n")
  }

  /// The commands of a block, for a package that has no address yet.
  private func commands(_ text: String) throws -> [String] {
    try block(text).split(separator: "\n").map {
      String($0).replacing("PLAUDIT-ADDRESS --from 0.1.0", with: "\(path) --type path")
    }
  }

  private var path: String { "'\(Origin.bundle.package.path(percentEncoded: false))'" }

  /// Puts a target of the README in the place of that of `swift package init`, and its platforms.
  private func useTarget(_ text: String, in package: TemporaryPackage) throws {
    let manifest = try #require(package.text(of: "Package.swift"))
    let target = try #require(manifest.firstMatch(of: /(?s)\.executableTarget\(.*?\n {8}\)/)?.range)
    let ours = try block(text).trimmingCharacters(in: .whitespacesAndNewlines)
    let platforms = try #require(Self.readme?.firstMatch(of: /`(platforms: .*?)`/)?.1)
    let name = "name: \"MyApp\",\n    "
    try package.write(
      manifest.replacingCharacters(in: target, with: ours)
        .replacing("\(name)dep", with: "\(name)\(platforms),\n    dep"),
      to: "Package.swift")
  }

  private func run(_ commands: [String], in package: TemporaryPackage) throws -> String {
    var output = ""
    for command in commands {
      let step = try Program(["sh", "-euc", command], in: package.folder)
      #expect(step.succeeded, "\(command)\n\(step.output)")
      output = step.output
    }
    return output
  }

  @Test("links and prompts: the Swift is committed, and no plugin runs")
  func withoutPlugin() throws {
    let package = try TemporaryPackage([:])
    defer { package.remove() }
    let commands = try commands("plaudit-write generate")
    let folder = "Sources/MyApp"
    _ = try run(["swift package init --type executable --name MyApp", commands[0]], in: package)
    try useTarget("exclude: [", in: package)
    try package.write(block("review-prompt: task"), to: "\(folder)/plaudit.yaml")
    try package.write(
      """
      import PlauditPrompts

      @main struct MyApp {
        static func main() { print(StoreLink.writeReview, ReviewPrompt.Policy.app.wait) }
      }
      """, to: "\(folder)/MyApp.swift")
    let write = commands[1].replacing(
      "swift package", with: "swift package --allow-writing-to-package-directory")
    let printed = try run([write, "swift run"], in: package)
    #expect(
      printed.hasSuffix("https://apps.apple.com/app/id777319358?action=write-review 2.0\n"),
      "\(printed)")
  }

  @Test("texts: the plugin makes an app that prints a localised text")
  func withPlugin() throws {
    let package = try TemporaryPackage([:])
    defer { package.remove() }
    let commands = try commands("swift package init")
    _ = try run(commands.dropLast(), in: package)
    try useTarget("plugins: [", in: package)
    for (text, file) in [
      ("# plaudit.yaml", "plaudit.yaml"), ("# Locales/en", "Locales/en.yaml"),
      ("# Locales/ru", "Locales/ru.yaml"), ("// MyApp.swift", "MyApp.swift"),
    ] {
      try package.write(block(text), to: "Sources/MyApp/\(file)")
    }
    let printed = try run([#require(commands.last)], in: package)
    #expect(printed.hasSuffix("21 оценка\n"), "\(printed)")
  }
}
