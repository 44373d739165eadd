import PlauditModel

/// The files of a project that say how it is set up.
struct ProjectFiles {
  private(set) var manifests: [String] = []
  private(set) var infoPlists: [String] = []
  /// `Package.swift` and the projects of Xcode.
  private(set) var descriptions: [String] = []

  private static let generated = "Plaudit.generated.swift"
  private static let plugin = "PlauditPlugin"

  private let files: any FileSystem

  init(in folder: String, files: any FileSystem) throws(FileFailure) {
    self.files = files
    try add(folder, depth: 0)
  }

  private mutating func add(_ folder: String, depth: Int) throws(FileFailure) {
    guard depth < InputFinder.deepest else { return }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    for name in try files.names(in: folder) ?? []
    where !name.hasPrefix(".") && !InputFinder.foreign.contains(name) {
      let path = prefix + name
      if InputFinder.manifests.contains(name) { manifests.append(path) }
      if name.hasSuffix("Info.plist") { infoPlists.append(path) }
      if name == "Package.swift" || name == "project.pbxproj" { descriptions.append(path) }
      if files.isFolder(path, followingLinks: false) { try add(path, depth: depth + 1) }
    }
  }

  /// Whether Swift comes of a manifest, and from where.
  func generation(of manifest: String) throws(FileFailure) -> Finding {
    var users: [String] = []
    for path in descriptions where try uses(Self.plugin, in: path) { users.append(path) }
    let isWritten =
      try files.names(in: folder(of: manifest))?.contains(Self.generated) ?? false
    switch (users.first, isWritten) {
    case (let user?, false): return .ok("\(manifest): \(user) uses \(Self.plugin)")
    case (nil, true): return .ok("\(manifest): \(Self.generated) lies beside it")
    case (let user?, true):
      return .note(
        "\(manifest): \(Self.generated) lies beside it, and \(user) uses \(Self.plugin); a target "
          + "can have one of both")
    case (nil, false):
      return .note(
        "\(manifest): no \(Self.plugin) in a Package.swift or Xcode project here; add it to the "
          + "target, or run swift package plaudit-write generate")
    }
  }

  private func uses(_ word: String, in path: String) throws(FileFailure) -> Bool {
    String(decoding: try files.read(path), as: UTF8.self).contains(word)
  }

  private func folder(of path: String) -> String {
    let folder = Path.folder(of: path)
    return folder.isEmpty ? "." : String(folder.dropLast())
  }
}
