import PlauditModel

extension Command {
  private static let names = FileSchema.allCases.map(\.rawValue)

  static let schema = Command(
    Usage(
      name: "schema",
      summary: "print what editors complete and check manifests and texts by",
      synopsis: "plaudit schema \(names.joined(separator: "|"))",
      about: """
        Prints a JSON Schema (draft 7): of plaudit.yaml, or of the files of Locales. An editor goes by
        the one that a file's first line names, as plaudit init writes it:

          # yaml-language-server: $schema=\(FileSchema.manifest.path)
        """,
      operands: .words(names)),
    run: { options, environment throws(CommandFailure) in
      guard options.operands.count == 1 else {
        throw .usage("one of \(names.joined(separator: ", ")) is needed")
      }
      guard let schema = FileSchema(rawValue: options.operands[0]) else {
        let hint = Suggestion.closest(to: options.operands[0], among: names)
          .map { "did you mean \($0)?" }
        throw .usage(
          "no schema \(options.operands[0]); "
            + (hint ?? "write one of \(names.joined(separator: ", "))"))
      }
      try environment.print(schema.text)
      return .success
    })
}
