#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension XcodeTarget {
    /// The folder of the manifest that is a member of the target: a target of an Xcode project has
    /// no folder of its own.
    func plauditFolder() throws -> TargetFolder {
      guard let folder = try plauditFolderIfThere() else {
        throw Fault(
          "the target \(displayName) has no manifest; make a plaudit.yaml a member of it")
      }
      return folder
    }

    /// The same, where the target has a manifest.
    func plauditFolderIfThere() throws -> TargetFolder? {
      let manifests = inputFiles.map(\.url).filter {
        TargetFolder.manifestNames.contains($0.lastPathComponent)
      }
      guard manifests.count <= 1 else {
        let paths = manifests.map { $0.path(percentEncoded: false) }.joined(separator: " and ")
        throw Fault("the target \(displayName) has two manifests, \(paths); keep one")
      }
      return manifests.first.map {
        TargetFolder(url: $0.deletingLastPathComponent(), targetName: displayName)
      }
    }
  }
#endif
