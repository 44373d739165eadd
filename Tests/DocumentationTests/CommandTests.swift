import Foundation
import TestSupport
import Testing

/// What documents tell people to type does what they say, in a copy of a small app's folder.
struct CommandTests {
  /// What is typed, line by line. Each must succeed, unless its comment names another exit status.
  @Test(arguments: Document.blocks(in: "sh")) func succeeds(block: Document.Block) throws {
    try Self.inApp { shell, folder in
      for command in Self.commands(block.text) {
        let status = command.firstMatch(of: /# exit status (\d)/)?.1 ?? "0"
        let (output, succeeded) = try shell.run(
          ["-c", "( \(command)\n) 2>&1; test $? -eq \(status)"], in: folder)
        #expect(succeeded, "\(command)\n\(String(decoding: output, as: UTF8.self))")
      }
    }
  }

  /// A session in a terminal: after `$ ` what is typed, then what it prints. `…` stands for any lines.
  @Test(arguments: Document.blocks(in: "console")) func printsWhatIsShown(
    block: Document.Block
  ) throws {
    try Self.inApp { shell, folder in
      for step in "\n\(block.text)".components(separatedBy: "\n$ ").dropFirst() {
        let lines = step.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let (output, _) = try shell.run(["-c", "( \(lines[0])\n) 2>&1"], in: folder)
        let printed = String(decoding: output, as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var shown = lines.dropFirst()
        if shown.last == "" { shown.removeLast() }
        #expect(Self.matches(printed.dropLast(), shown), "\(printed.joined(separator: "\n"))")
      }
    }
  }

  @Test(arguments: Document.blocks(in: "yaml").filter { $0.text.hasPrefix("# plaudit.yaml") })
  func isAManifest(block: Document.Block) throws {
    try Self.inApp { shell, folder in
      try block.text.write(
        to: folder.appending(path: "plaudit.yaml"), atomically: true, encoding: .utf8)
      let (output, succeeded) = try shell.run(
        ["-c", "plaudit generate plaudit.yaml --output Plaudit.swift 2>&1"], in: folder)
      #expect(succeeded, "\(String(decoding: output, as: UTF8.self))")
    }
  }

  /// What a block is decides whether it is run, so nothing else may be written there.
  @Test func everyBlockNamesALanguage() {
    let known: Set = ["swift", "sh", "console", "bash", "yaml", "yml", "text", "mermaid"]
    for block in Document.all.flatMap(\.blocks) where !known.contains(block.language) {
      Issue.record("\(block.testDescription): \(block.language)")
    }
  }

  /// Whatever cannot be run here is listed, with the reason.
  @Test func whatIsNotRunIsKnown() {
    let shown = Document.blocks(in: "bash")
    for block in shown {
      #expect(
        NotRun.reasons.keys.contains { block.text.contains($0) },
        "\(block.testDescription) is not run, and NotRun tells no reason")
    }
    for text in NotRun.reasons.keys {
      #expect(shown.contains { $0.text.contains(text) }, "no document has \(text)")
    }
  }

  /// Lines, with those that `\` continues.
  private static func commands(_ text: String) -> [String] {
    text.replacing("\\\n", with: " ").split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  private static func matches(_ printed: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
    guard let line = shown.first else { return printed.isEmpty }
    if line.trimmingCharacters(in: .whitespaces) == "…" {
      return printed.indices.contains { matches(printed[$0...], shown.dropFirst()) }
        || shown.count == 1
    }
    return printed.first == line && matches(printed.dropFirst(), shown.dropFirst())
  }

  /// A shell in a fresh copy of the app, for which `plaudit` is what the tests were built with.
  private static func inApp(_ body: (Program, URL) throws -> Void) throws {
    try Program.inFolder { folder in
      let app = folder.appending(path: "App")
      try FileManager.default.copyItem(at: Folders.fixtures.appending(path: "App"), to: app)
      try FileManager.default.createDirectory(
        at: app.appending(path: ".build"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: app.appending(path: ".build/debug"), withDestinationURL: Folders.products)
      let environment = try #require(Program("env"))
      let bin = Folders.fixtures.appending(path: "bin").path
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let shell = environment.with([
        "PATH=\(bin):\(Folders.products.path):\(path)", "PLAUDIT=\(SwiftProgram.package.path)",
        "TZ=UTC", "sh",
      ])
      let (_, isPrepared) = try shell.run(["-c", "prepare-app 2>&1"], in: app)
      try #require(isPrepared)
      try body(shell, app)
    }
  }
}
