import PlauditModel

/// Manifests without an app, which are for the checks of all that lies in their folders.
struct FolderSettings {
  private var manifests: [(prefix: String, manifest: Manifest)] = []

  mutating func add(_ manifest: Manifest, of path: String, in files: any FileSystem) {
    let folder = Path.folder(of: path)
    let place = files.resolved(folder.isEmpty ? "." : String(folder.dropLast()))
    manifests.append((place == "." ? "" : place.hasSuffix("/") ? place : place + "/", manifest))
  }

  /// That of the nearest folder.
  func manifest(for path: String, in files: any FileSystem) -> Manifest? {
    guard !manifests.isEmpty else { return nil }
    let place = files.resolved(path)
    return manifests.filter { place.hasPrefix($0.prefix) }
      .max { $0.prefix.utf8.count < $1.prefix.utf8.count }?.manifest
  }
}
