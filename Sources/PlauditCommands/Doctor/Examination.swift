import PlauditModel
import PlauditReaders

/// What the doctor looks at: the tool itself, the Swift beside it, and the project in a folder.
struct Examination {
  let folder: String
  let environment: Environment

  func findings() throws(FileFailure) -> [Finding] {
    try [tool, environment.toolchain.finding] + project()
  }

  private var tool: Finding {
    ICU.isKnown("en") && ICU.isKnown("ru")
      ? .ok("plaudit \(Tool.version), ICU \(ICU.version), CLDR \(ICU.cldrVersion)")
      : .error("ICU \(ICU.version) has lost its data; install plaudit anew")
  }

  private func project() throws(FileFailure) -> [Finding] {
    let project = try ProjectFiles(in: folder, files: environment.files)
    guard !project.manifests.isEmpty else {
      return [.note("no manifest here; write plaudit.yaml into the folder of a target")]
    }
    var findings: [Finding] = []
    var languages: [String] = []
    for path in project.manifests {
      if let twin = project.manifests.first(where: { $0 != path && isTwin($0, path) }) {
        findings.append(.error("\(path): \(twin) lies beside it; keep one"))
        continue
      }
      var diagnostics = Diagnostics()
      let (manifest, texts) = try ProjectReader(files: environment.files)
        .read(path, into: &diagnostics)
      findings.append(Self.finding(path, diagnostics))
      if manifest?.hasApp ?? true { findings.append(try project.generation(of: path)) }
      languages += manifest?.languages?.map(\.value) ?? texts?.parsed.languages ?? []
    }
    var seen: Set<String> = []
    let wanted = languages.filter { seen.insert($0).inserted }
    for path in project.infoPlists {
      findings += try bundle(path, wanted)
    }
    return findings
  }

  private func isTwin(_ path: String, _ other: String) -> Bool {
    Path.folder(of: path) == Path.folder(of: other)
  }

  private static func finding(_ path: String, _ diagnostics: Diagnostics) -> Finding {
    let errors = diagnostics.sorted.filter { $0.message.severity == .error }
    guard let first = errors.first else { return .ok("\(path): can be read") }
    return .error(
      "\(path): \(errors.count == 1 ? "a fault" : "\(errors.count) faults"), the first at "
        + "\(first.location); plaudit validate \(path) tells all")
  }

  private func bundle(_ path: String, _ wanted: [String]) throws(FileFailure) -> [Finding] {
    var diagnostics = Diagnostics()
    let bytes = try environment.files.read(path)
    guard let plist = InfoPlist.read(bytes, path: path, into: &diagnostics),
      !diagnostics.hasErrors
    else {
      let fault = diagnostics.sorted.first.map { "\($0.location): \($0.message.text)" } ?? path
      return [.note("\(fault); Xcode will tell more")]
    }
    return BundleLocalizations(languages: plist.localizations).findings(for: wanted, path: path)
  }
}
