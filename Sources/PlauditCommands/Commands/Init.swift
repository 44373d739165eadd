import PlauditKit
import PlauditModel

extension Command {
  static let initialize = Command(
    Usage(
      name: "init",
      summary: "start a manifest with ready words about ratings",
      synopsis: "plaudit init [FOLDER] [--id NUMBER] [--name NAME] [--languages LANGUAGE,…]",
      about: """
        Writes plaudit.yaml into FOLDER, the folder of the app's target, or into the current one. It
        builds as it stands. Prints the lines that the app's Info.plist needs. What is left out is
        asked for on a terminal. A manifest that is there already is left alone. Beside it goes the
        folder .plaudit, with what editors complete and check the manifest and its texts by.
        """,
      operands: .paths,
      options: [
        .init("--id", "NUMBER", .anything, "the digits of the app's App Store id"),
        .init("--name", "NAME", .anything, "the app's name"),
        .init(
          "--languages", "LANGUAGE,…", .list(.languages),
          "the app's languages, the one that you write in first; or all"),
      ]),
    run: { options, environment throws(CommandFailure) in
      guard options.operands.count <= 1 else { throw .usage("one FOLDER at most") }
      let path = try newPath(in: options.operands.first, environment)
      let questions = Questions(options: options, console: environment.console)
      let manifest = try NewManifest(
        appID: questions.answer("--id", "The app's number in the App Store:", appID),
        appName: questions.answer("--name", "The app's name:", appName),
        languages: questions.answer(
          "--languages",
          "Its languages, such as en,de (the first is the one you write in), or all:",
          NewManifest.languages))
      try CommandFailure.ofFiles { () throws(FileFailure) in
        try environment.files.replace([], with: Array(manifest.text.utf8), at: path)
        try writeSchemas(beside: path, environment.files)
      }
      for tag in manifest.languagesWithoutWords {
        environment.console.report(
          "note: there are no ready words in \(tag); write Locales/\(tag).yaml")
      }
      environment.console.report(
        "\(path) is written. The app's Info.plist needs these lines, or the system offers none of its "
          + "languages:")
      try environment.print(manifest.bundleLocalizations)
      return .success
    })
}

/// What editors complete and check by. No address on the web is needed for it.
private func writeSchemas(
  beside manifest: String, _ files: any FileSystem
) throws(FileFailure) {
  for schema in FileSchema.allCases {
    let path = Path.folder(of: manifest) + schema.path
    try files.makeFolder(Path.folder(of: path))
    try files.write(Array((schema.text + "\n").utf8), to: path)
  }
}

/// Where the manifest goes, which is a place where there is none.
private func newPath(
  in folder: String?, _ environment: Environment
) throws(CommandFailure) -> String {
  let prefix = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
  let names = try CommandFailure.ofFiles { () throws(FileFailure) in
    try environment.files.names(in: folder ?? ".")
  }
  for name in InputFinder.manifests where names?.contains(name) ?? false {
    throw .file(FileFailure(path: prefix + name, reason: "already there; nothing is written"))
  }
  return prefix + InputFinder.manifests[0]
}

private func appID(_ word: String) throws(CommandFailure) -> UInt64 {
  guard let number = AppStoreLink.appID(word), number > 0 else {
    throw .usage("\(word) is not an app's number; write the digits that follow id in its link")
  }
  return number
}

private func appName(_ word: String) throws(CommandFailure) -> String {
  guard word.contains(where: { !$0.isWhitespace }), word.onOneLine == word else {
    throw .usage("the app's name is one line of text")
  }
  return word
}

/// Options, and questions for those that are not given.
private struct Questions {
  let options: Options
  let console: Console

  func answer<Value>(
    _ option: String, _ question: String, _ read: (String) throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    if let word = options[option] { return try read(word) }
    while let word = console.ask(question) {
      do throws(CommandFailure) {
        return try read(word)
      } catch .usage(let problem) {
        console.report(problem.onOneLine)
      }
    }
    throw .usage("\(option) is missing")
  }
}
