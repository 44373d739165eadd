import PlauditChecks
import PlauditModel
import PlauditWriters

extension Command {
  static let generate = Command(
    Usage(
      name: "generate",
      summary: "write the Swift for a manifest and its locale files",
      synopsis: "plaudit generate MANIFEST --output FILE [--check] [--template FILE]",
      about: """
        Reads MANIFEST (plaudit.yaml) and Locales/*.yaml beside it, and writes typed Swift to FILE, as
        a whole and only where it changes.
        """,
      operands: .paths,
      options: [
        .init("--output", "FILE", .paths, "the Swift file to write"),
        .init("--check", "write nothing; exit with 1 where FILE is not what would be written"),
        .init(
          "--template", "FILE", .paths,
          """
          a Mustache template for the file, in place of the one built in; partials
          come from Templates/ beside the manifest, then from the built-in ones
          """),
      ],
      notes: """
        Faults and warnings go to standard error as PATH:LINE:COLUMN: SEVERITY: MESSAGE [ID]. With a
        fault nothing is written.
        """),
    run: { options, environment throws(CommandFailure) in
      guard options.operands.count == 1 else { throw .usage("one MANIFEST is needed") }
      let generation = try Generation(
        manifest: options.operands[0], output: options.required("--output"),
        template: options["--template"], checks: options.has("--check"), environment: environment)
      return try CommandFailure.ofFiles { () throws(FileFailure) in try generation.run() }
    })
}

private struct Generation {
  let manifest: String
  let output: String
  let template: String?
  let checks: Bool
  let environment: Environment

  private var projects: ProjectReader { ProjectReader(files: environment.files) }
  private var templates: TemplateReader { TemplateReader(files: environment.files) }

  func run() throws(FileFailure) -> ExitStatus {
    guard let text = try text() else { return .faults }
    if try inputs.contains(environment.files.resolved(output)) {
      throw FileFailure(path: output, reason: "the output is one of the input files")
    }
    let bytes = Array(text.utf8)
    if try environment.files.holds(bytes, at: output) { return .success }
    if checks {
      environment.console.report(
        "\(output): error: not what \(manifest) generates; run plaudit generate")
      return .faults
    }
    try environment.files.write(bytes, to: output)
    return .success
  }

  /// The paths of all files that lie where the tool reads, those of unused languages among them.
  private var inputs: Set<String> {
    get throws(FileFailure) {
      let beside =
        try (projects.paths(beside: manifest) ?? []) + templates.paths(beside: manifest)
      let named = [manifest, template].compactMap { $0 }
      return Set((named + beside).map { environment.files.resolved($0) })
    }
  }

  private func text() throws(FileFailure) -> String? {
    var diagnostics = Diagnostics()
    // What was found before a file failed is told too.
    defer { environment.console.report(diagnostics) }
    let templates = try templates.templates(beside: manifest, main: template)
    guard let project = try projects.project(manifest, into: &diagnostics) else { return nil }
    // The writer does not read the written texts, so the checks have them for themselves.
    nonisolated(unsafe) let written = project.texts?.written
    let (manifest, catalogue) = (project.manifest, project.catalogue)
    let steps: [@Sendable () -> Output] = [
      {
        Output(
          text: nil, diagnostics: written.map { Self.warnings(on: $0, manifest) } ?? Diagnostics())
      },
      {
        var diagnostics = Diagnostics()
        let text = SwiftWriter(templates: templates)
          .write(manifest, catalogue, into: &diagnostics)
        return Output(text: text, diagnostics: diagnostics)
      },
    ]
    let outputs = steps.concurrentMap { step in step() }
    environment.keepToTheEnd(project)
    for output in outputs { diagnostics.add(contentsOf: output.diagnostics) }
    return outputs.compactMap(\.text).first
  }

  private struct Output: Sendable {
    let text: String?
    let diagnostics: Diagnostics
  }

  /// What can be compiled is: a text that reads wrong stops no build.
  private static func warnings(on written: [WrittenCatalogue], _ manifest: Manifest) -> Diagnostics
  {
    FindingRules(manifest, notes: false).findings(written)
      .compactMap { $0.message.severity == .note || $0.isToldByBuilder ? nil : $0 }.asWarnings
  }
}
