import Foundation

/// What generated code costs an app: the time to compile it and what it adds to the binary. It is
/// that of 1,000 messages in 40 languages and all 175 storefronts.
enum CompileRows {
  static var rows: [Row] {
    get throws {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "plaudit-compile-\(ProcessInfo.processInfo.processIdentifier)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let catalogue = try SampleCatalogue(messages: 1_000, in: folder)
      try Data("app: {id: 1, name: App}\nstorefronts: all\n".utf8).write(to: catalogue.manifest)
      let generated = folder.appending(path: "Generated.swift")
      try run([Tool.plaudit, "generate", catalogue.manifest.path, "--output", generated.path])
      let baseline = folder.appending(path: "Baseline.swift")
      try Data(interpolating(1_000).utf8).write(to: baseline)
      let object = folder.appending(path: "object.o")
      func compile(_ name: String, _ file: URL, _ level: String) -> Program {
        Program(
          name,
          [
            "swiftc", level, "-parse-as-library", "-c", "-I", Tool.modules, file.path, "-o",
            object.path,
          ])
      }
      let optimized: [Row] = [
        .ratio(
          "compile-optimized", "compiling 1,000 × 40 with -O ÷ English by interpolation",
          of: compile("generated", generated, "-O"), to: compile("interpolating", baseline, "-O"),
          rounds: 5, atMost: 0.5),
        .ratio(
          "compile-debug", "the same with -Onone", of: compile("generated", generated, "-Onone"),
          to: compile("interpolating", baseline, "-Onone"), rounds: 5, atMost: 1),
      ]
      try run([
        "swiftc", "-O", "-parse-as-library", "-c", "-I", Tool.modules, generated.path, "-o",
        object.path,
      ])
      let added = try sectionSizes(object)
      let texts = try textBytes(folder.appending(path: "Locales"))
      return optimized + [
        Row(
          id: "binary-size", title: "code and data added ÷ UTF-8 bytes of the texts",
          value: added / texts, limit: .atMost(1.25),
          detail: "\(Int(added / 1000)) kB for \(Int(texts / 1000)) kB")
      ]
    }
  }

  /// The same accessors, which return the English text.
  private static func interpolating(_ count: Int) -> String {
    let accessors = (0..<count).map { message in
      """
        func ratingsCount\(message)(_ count: Int) -> String {
          count == 1
            ? "\\(count) ratings of this app in the store (en, one)"
            : "\\(count) ratings of this app in the store (en, other)"
        }

      """
    }
    return "public struct Texts {\n\(accessors.joined())}\n"
  }

  /// The bytes of code and data, as `size` counts them.
  private static func sectionSizes(_ object: URL) throws -> Double {
    let words = try run(["size", object.path]).split(whereSeparator: \.isNewline).last?
      .split(separator: "\t")
    return (words ?? []).prefix(3)
      .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }.reduce(0, +)
  }

  /// The bytes of what stands in quotes in the locale files.
  private static func textBytes(_ folder: URL) throws -> Double {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try files.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let quoted = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      return Double(
        quoted.filter { !$0.offset.isMultiple(of: 2) }.map(\.element.utf8.count).reduce(0, +))
    }.reduce(0, +)
  }

  @discardableResult private static func run(_ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: output, as: UTF8.self)
  }
}
