import PlauditModel

/// What an Info.plist says of the languages that an app is shown in.
struct BundleLocalizations {
  /// `nil` where it names none.
  let languages: [String]?

  /// How they go with a manifest's languages.
  ///
  /// - Parameter path: The Info.plist's.
  func findings(for wanted: [String], path: String) -> [Finding] {
    guard let languages else {
      return wanted.count < 2
        ? []
        : [
          .note(
            "\(path): no CFBundleLocalizations, so the app follows its .lproj folders, or the "
              + "reader's languages where it has none")
        ]
    }
    let absent = wanted.filter { tag in !languages.contains { Self.areAlike($0, tag) } }
    let extra = languages.filter { tag in
      tag != "Base" && !wanted.contains { Self.areAlike($0, tag) }
    }
    var findings: [Finding] = []
    if !absent.isEmpty {
      let lines = absent.map { "<string>\($0)</string>" }.joined()
      findings.append(
        .error(
          "\(path): the app is never shown in \(absent.joined(separator: ", ")), which the manifest "
            + "has; add \(lines) to CFBundleLocalizations"))
    }
    if !extra.isEmpty {
      findings.append(
        .note(
          "\(path): the app is shown in \(extra.joined(separator: ", ")), which the manifest lacks; "
            + "readers of it get the nearest language"))
    }
    return findings.isEmpty
      ? [.ok("\(path): CFBundleLocalizations has the manifest's languages")] : findings
  }

  private static func areAlike(_ one: String, _ other: String) -> Bool {
    guard let one = ICU.likelyTag(one), let other = ICU.likelyTag(other) else { return false }
    return one == other
  }
}
