import PlauditChecks
import PlauditModel

extension Command {
  static let link = Command(
    Usage(
      name: "link",
      summary: "turn an app's link or number into a write-review link, or check links in files",
      synopsis: """
        plaudit link URL-OR-ID [--kind KIND] [--storefront WHERE] [--campaign PROVIDER:TOKEN]
                     [--json]
        plaudit link --check FILE…
        """,
      about: """
        Prints the link in its one canonical spelling. Links that only look like the App Store's are
        refused.
        """,
      operands: .paths,
      options: [
        .init(
          "--kind", "KIND", .words(LinkKind.names.filter { !$0.contains("=") }),
          """
          write-review (the default), product, reviews, custom-page=UUID,
          event=NUMBER, offer-code=CODE, smart-banner (a tag for web pages), or
          same (what the given link opens)
          """),
        .init(
          "--storefront", "WHERE", .storefronts(or: ["keep", "all"]),
          """
          keep (the given link's country), a code such as de, or all; without it
          the link has no country and opens the store of whoever follows it
          """),
        .init(
          "--campaign", "PROVIDER:TOKEN", .anything,
          "count downloads for a campaign of App Store Connect (pt and ct)"),
        .init("--json", "an object, or an array of them, with what the link says"),
        .init(
          "--check",
          """
          report App Store links in text or source files that are wrong: of the
          old host, without an app's number, of an unknown country, or of a host
          that only looks like Apple's
          """),
      ],
      notes: "A QR code is a pipe away: plaudit link 777319358 | qrencode -t ANSIUTF8"),
    run: { options, environment throws(CommandFailure) in
      if options.has("--check") {
        return try check(options, environment)
      }
      guard let operand = options.operands.first, options.operands.count == 1 else {
        throw .usage("one URL-OR-ID is needed")
      }
      return try LinkRequest(operand: operand, options).run(environment)
    })
}

private func check(
  _ options: Options, _ environment: Environment
) throws(CommandFailure) -> ExitStatus {
  guard !options.operands.isEmpty else { throw .usage("a FILE is needed") }
  guard !options.has("--json"), options["--kind"] == nil, options["--storefront"] == nil,
    options["--campaign"] == nil
  else { throw .usage("--check goes with no other option") }
  var diagnostics = Diagnostics()
  for path in options.operands {
    do throws(FileFailure) {
      let text = String(decoding: try environment.files.read(path), as: UTF8.self)
      LinkCheck.run(text, path: path, into: &diagnostics)
    } catch {
      throw .file(error)
    }
  }
  for diagnostic in diagnostics.sorted { try environment.print("\(diagnostic)") }
  return diagnostics.hasErrors ? .faults : .success
}
