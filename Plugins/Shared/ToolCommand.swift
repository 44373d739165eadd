import Foundation

/// What somebody wrote after `swift package plaudit`, or Xcode on their behalf.
struct ToolCommand {
  /// The tool's command, such as `validate`.
  let name: String
  /// What follows it.
  let words: [String]
  /// The targets that `--target` names; none for all that have a manifest.
  let targets: [String]

  /// Options before the command are not ours: Xcode adds some, and more with each version.
  init(_ arguments: [String], byDefault name: String) throws {
    var targets: [String] = []
    var words: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--target" {
        guard let target = rest.popFirst() else { throw Fault("--target needs a name") }
        targets.append(target)
      } else if word.hasPrefix("--target=") {
        targets.append(String(word.dropFirst("--target=".count)))
      } else if !words.isEmpty || !word.hasPrefix("-") || Self.alone.contains(word) {
        words.append(word)
      }
    }
    self.name = words.first ?? name
    self.words = Array(words.dropFirst())
    self.targets = targets
  }

  /// What the tool answers without a command.
  private static let alone: Set = ["--help", "-h", "--version"]

  /// Whether all that the command does is to write files.
  var writes: Bool {
    switch name {
    case "generate": !words.contains("--check")
    case "init", "import", "fix": true
    default: words.contains { $0.hasPrefix("--write-baseline") }
    }
  }

  /// The words for each run of the tool.
  func runs(in folders: [TargetFolder]) throws -> [[String]] {
    switch name {
    case "generate" where !words.contains(where: Self.isHelp): try generations(in: folders)
    case "validate", "preview", "fix":
      [[name] + words + (isAboutTargets ? try manifests(in: folders) : [])]
    default: [[name] + words]
    }
  }

  /// A manifest or a file that somebody names is what they want, and not what targets have.
  private var isAboutTargets: Bool {
    !targets.isEmpty
      || words.allSatisfy { $0.hasPrefix("-") && $0 != "-" && $0 != "--list-checks" }
        && !words.contains(where: Self.isHelp)
  }

  private func generations(in folders: [TargetFolder]) throws -> [[String]] {
    let runs = try folders.compactMap { folder in
      try folder.manifestIfThere().map { manifest in
        [
          name, manifest.path(percentEncoded: false), "--output",
          folder.generatedFile.path(percentEncoded: false),
        ] + words
      }
    }
    guard !runs.isEmpty else {
      throw Fault("no target has a manifest; write plaudit.yaml into a target's folder")
    }
    return runs
  }

  private func manifests(in folders: [TargetFolder]) throws -> [String] {
    try folders.compactMap { try $0.manifestIfThere()?.path(percentEncoded: false) }
  }

  private static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }
}
