extension Command {
  static let doctor = Command(
    Usage(
      name: "doctor",
      summary: "see whether all is set up, and tell how to mend what is not",
      synopsis: "plaudit doctor [FOLDER]",
      about: """
        Looks at Swift, at ICU's data, and in FOLDER (the current one) at manifests, at the plugin and
        at the languages of Info.plist files. A line begins with ok, note or error; an error tells how
        to mend it. Exit status: 0 nothing is broken, 1 something is.
        """,
      operands: .paths),
    run: { options, environment throws(CommandFailure) in
      guard options.operands.count <= 1 else { throw .usage("one FOLDER at most") }
      let folder = options.operands.first ?? "."
      guard environment.files.isFolder(folder, followingLinks: true) else {
        throw .usage("\(folder) is no folder")
      }
      let findings = try CommandFailure.ofFiles { () throws(FileFailure) in
        try Examination(folder: folder, environment: environment).findings()
      }
      for finding in findings { try environment.print(finding.line) }
      return findings.contains { $0.kind == .error } ? .faults : .success
    })
}
