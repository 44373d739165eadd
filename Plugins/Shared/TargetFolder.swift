import Foundation

/// The files of a target that Plaudit reads, by their names.
struct TargetFolder {
  static let manifestNames = ["plaudit.yaml", "plaudit.yml"]

  let url: URL
  let targetName: String

  /// The target's one manifest.
  func manifest() throws -> URL {
    guard let manifest = try manifestIfThere() else {
      throw Fault("the target \(targetName) has no manifest; write \(path)plaudit.yaml")
    }
    return manifest
  }

  /// The target's manifest, where it has one.
  func manifestIfThere() throws -> URL? {
    let found = names(in: url).filter(Self.manifestNames.contains)
    guard found.count <= 1 else {
      throw Fault(
        "the target \(targetName) has two manifests, \(path)plaudit.yaml and .yml; keep one")
    }
    return found.first.map { url.appending(path: $0) }
  }

  /// The Swift that is written into the folder where no plugin writes it for a build.
  var generatedFile: URL { url.appending(path: "Plaudit.generated.swift") }

  /// Whatever the manifest may name: locale files, templates, String Catalogs.
  func besideManifest() -> [URL] {
    files(in: "Locales", endings: [".yaml", ".yml"])
      + files(in: "Templates", endings: [".mustache"])
      + files(in: nil, endings: [".xcstrings"])
  }

  private func files(in folder: String?, endings: [String]) -> [URL] {
    let folder = folder.map { url.appending(path: $0) } ?? url
    return names(in: folder)
      .filter { name in !name.hasPrefix(".") && endings.contains { name.hasSuffix($0) } }
      .map { folder.appending(path: $0) }
  }

  private func names(in folder: URL) -> [String] {
    let path = folder.path(percentEncoded: false)
    return (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  private var path: String {
    let path = url.path(percentEncoded: false)
    return path.hasSuffix("/") ? path : path + "/"
  }
}

struct Fault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
