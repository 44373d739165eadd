import PlauditModel

extension ProjectReader {
  /// The source language of texts that are read without a manifest, where they do not say it alone.
  func sourceLanguage(of input: ValidationInput) -> String? {
    sourceLanguage ?? manifest(for: input)?.writtenSourceLanguage
  }

  /// The manifest that is for texts, be it among the paths or not: their lock is for one source
  /// language, whatever way leads to them. It is the nearest one above that has no app, or that names
  /// the texts as its own.
  func manifest(for input: ValidationInput) -> Manifest? {
    let place = files.resolved(input.place)
    var folder = Path.folder(of: place)
    while true {
      for path in InputFinder.manifests.map({ folder + $0 }) {
        guard let manifest = manifest(at: path) else { continue }
        if !manifest.hasApp || files.resolved(messages(of: path)) == place { return manifest }
      }
      guard folder.utf8.count > 1 else { return nil }
      folder = Path.folder(of: String(folder.dropLast()))
    }
  }

  /// Whether a manifest is for checks alone and has no texts of its own.
  func isWithoutTexts(_ path: String) -> Bool {
    guard isForFolder(path) else { return false }
    let texts = try? paths(beside: path)
    return texts == nil
  }
}
