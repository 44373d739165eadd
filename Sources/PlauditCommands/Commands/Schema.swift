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
      let schema: FileSchema = try options.choice("schema")
      try environment.print(schema.text)
      return .success
    })
}
