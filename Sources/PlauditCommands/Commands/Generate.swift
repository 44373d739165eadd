import PlauditChecks
import PlauditModel
import PlauditWriters

extension Command {
  static let generate = Command(
    name: "generate",
    summary: "write the Swift for a manifest and its locale files",
    help: """
      usage: plaudit generate MANIFEST --output FILE [--check] [--template FILE]

      Reads MANIFEST (plaudit.yaml) and Locales/*.yaml beside it, and writes typed Swift to FILE, as
      a whole and only where it changes.

        --output FILE    the Swift file to write
        --check          write nothing; exit with 1 where FILE is not what would be written
        --template FILE  a Mustache template for the file, in place of the one built in; partials
                         come from Templates/ beside the manifest, then from the built-in ones

      Faults and warnings go to standard error as PATH:LINE:COLUMN: SEVERITY: MESSAGE [ID]. With a
      fault nothing is written.
      """,
    run: { words, environment throws(CommandFailure) in
      let options = try Options(
        words, valued: ["--output", "--template"], flags: ["--check"])
      guard options.operands.count == 1 else { throw .usage("one MANIFEST is needed") }
      return try Generation(
        manifest: options.operands[0], output: options.required("--output"),
        template: options["--template"], checks: options.has("--check"), environment: environment
      ).run()
    })
}

private struct Generation {
  let manifest: String
  let output: String
  let template: String?
  let checks: Bool
  let environment: Environment

  func run() throws(CommandFailure) -> ExitStatus {
    var diagnostics = Diagnostics()
    let text = try text(into: &diagnostics)
    for diagnostic in diagnostics.sorted { environment.console.report("\(diagnostic)") }
    guard let text else { return .faults }
    let bytes = Array(text.utf8)
    // A file that cannot be read is one that has to be written.
    let isCurrent = (try? environment.files.read(output)) == bytes
    if isCurrent { return .success }
    if checks {
      environment.console.report(
        "\(output): error: not what \(manifest) generates; run plaudit generate")
      return .faults
    }
    do throws(FileFailure) {
      try environment.files.write(bytes, to: output)
    } catch {
      throw .file(error)
    }
    return .success
  }

  private func text(into diagnostics: inout Diagnostics) throws(CommandFailure) -> String? {
    let templates = try TemplateReader(files: environment.files)
      .templates(beside: manifest, main: template)
    guard
      let project = try ProjectReader(files: environment.files)
        .project(manifest, into: &diagnostics)
    else { return nil }
    if let texts = project.texts {
      // What can be compiled is: a text that reads wrong stops no build.
      diagnostics.add(
        contentsOf: FindingRules(project.manifest).findings(texts.written)
          .compactMap { $0.message.severity == .note || $0.isToldByBuilder ? nil : $0 }.asWarnings)
    }
    return SwiftWriter(templates: templates)
      .write(project.manifest, project.catalogue, into: &diagnostics)
  }
}
