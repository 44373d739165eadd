import Foundation
import Testing

/// The README's way from an empty folder to a localised text.
struct ReadmeTests {
  private static let readme = try? String(
    contentsOf: Repository.folder.appending(path: "README.md"), encoding: .utf8)

  /// A block of the README, without the indentation of a list, found by a line of it.
  private func block(_ line: String) throws -> String {
    let readme = try #require(Self.readme)
    let blocks = readme.components(separatedBy: "```").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
    let found = try #require(blocks.first { $0.element.contains(line) }?.element, "\(line)")
    let lines = found.components(separatedBy: "\n").dropFirst()
    let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
    return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
  }

  @Test("the README's steps make an app that prints a localised text")
  func steps() throws {
    let package = try TemporaryPackage([:])
    defer { package.remove() }
    var commands = try block("swift package init").split(separator: "\n").map(String.init)
    #expect(commands.count <= 6)
    let last = commands.removeLast()
    for command in commands {
      let words = command.replacing("PLAUDIT-ADDRESS --from 0.1.0", with: "\(path) --type path")
      let step = try Program(["sh", "-euc", words], in: package.folder)
      #expect(step.succeeded, "\(command)\n\(step.output)")
    }
    // The target, as the README has it, in the place of that of `swift package init`.
    let manifest = try #require(package.text(of: "Package.swift"))
    let target = try #require(
      manifest.firstMatch(of: /(?s)\.executableTarget\(.*?\n {8}\)/)?.range)
    let ours = try block(".executableTarget(").trimmingCharacters(in: .whitespacesAndNewlines)
    try package.write(manifest.replacingCharacters(in: target, with: ours), to: "Package.swift")
    try package.write(block("app: {id:"), to: "Sources/MyApp/plaudit.yaml")
    try package.write(block("comment: Settings"), to: "Sources/MyApp/Locales/en.yaml")
    try package.write(block("# Locales/ru.yaml"), to: "Sources/MyApp/Locales/ru.yaml")
    try package.write(block("struct MyApp"), to: "Sources/MyApp/MyApp.swift")
    let run = try Program(["sh", "-euc", last], in: package.folder)
    #expect(run.succeeded, "\(run.output)")
    #expect(run.output.hasSuffix("21 оценка\n"), "\(run.output)")
  }

  private var path: String { "'\(Origin.bundle.package.path(percentEncoded: false))'" }
}
