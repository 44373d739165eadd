import Foundation

/// The tool on catalogues of 1,000 and 5,000 plural messages in 40 languages, as it is released: with
/// Swift linked statically.
enum ValidateRows {
  static var rows: [Row] {
    get throws {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "plaudit-bench-\(ProcessInfo.processInfo.processIdentifier)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let large = try SampleCatalogue(messages: 1_000, in: folder.appending(path: "1000"))
      let huge = try SampleCatalogue(messages: 5_000, in: folder.appending(path: "5000"))
      let small = try SampleCatalogue(messages: 10, in: folder.appending(path: "10"))
      return [
        .ratio(
          "validate-json", "validate a String Catalog ÷ Python's json.load",
          of: validate(large),
          to: Program(
            "json.load",
            ["python3", "-c", "import json; json.load(open('\(large.stringCatalog.path)'))"]),
          rounds: 11, atMost: 1),
        try edit(large),
        try memory(large),
        .ratio(
          "generate-msgfmt", "generate from locale files ÷ msgfmt -c of .po files",
          of: Program(
            "plaudit generate",
            [
              Tool.plaudit, "generate", large.manifest.path, "--output",
              folder.appending(path: "o").path,
            ]),
          to: Program("msgfmt", msgfmt(large.poFiles)), rounds: 5, atMost: 1),
        .ratio(
          "validate-growth", "validate 5,000 messages ÷ 1,000 messages", of: validate(huge),
          to: validate(large), rounds: 7, atMost: 5.5),
        .ratio(
          "validate-small", "validate ten messages ÷ msgfmt -c of one file", of: validate(small),
          to: Program("msgfmt", msgfmt([small.poFiles[0]])), rounds: 101, atMost: 3),
      ]
    }
  }

  private static func validate(_ catalogue: SampleCatalogue) -> Program {
    Program("plaudit validate", [Tool.plaudit, "validate", catalogue.stringCatalog.path])
  }

  /// One text of the catalogue is changed, and the result read again.
  private static func edit(_ catalogue: SampleCatalogue) throws -> Row {
    let change = catalogue.folder.appending(path: "change.yaml")
    try Data(
      """
      changes:
        language: de
        messages:
          ratings-count-0: {text: "{count} x"}

      """.utf8
    ).write(to: change)
    return .ratio(
      "edit-validate", "change one text of a String Catalog ÷ validate it",
      of: Program(
        "plaudit import",
        [
          Tool.plaudit, "import", change.path, "--into", catalogue.stringCatalog.path, "--theirs",
          "--dry-run",
        ]), to: validate(catalogue), rounds: 11, atMost: 1)
  }

  /// msgfmt takes one file of a language at a time.
  private static func msgfmt(_ files: [URL]) -> [String] {
    files.count == 1
      ? ["msgfmt", "-c", "-o", "/dev/null", files[0].path]
      : [
        "sh", "-c", "for file; do msgfmt -c -o /dev/null \"$file\"; done", "msgfmt",
      ] + files.map(\.path)
  }

  private static func memory(_ catalogue: SampleCatalogue) throws -> Row {
    let peak = Program.medians([validate(catalogue)], rounds: 3)[0].peakMemory
    let attributes = try FileManager.default.attributesOfItem(atPath: catalogue.stringCatalog.path)
    let size = (attributes[.size] as? NSNumber)?.doubleValue ?? 0
    return Row(
      id: "validate-memory", title: "validate: peak memory ÷ file size", value: peak / size,
      limit: .atMost(5), detail: "\(Int(peak / 1e6)) MB for \(Int(size / 1e6)) MB")
  }
}
