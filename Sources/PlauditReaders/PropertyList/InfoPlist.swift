package import PlauditModel

/// What an app's Info.plist says.
package struct InfoPlist {
  /// `CFBundleLocalizations`, the languages that the app is shown in; `nil` where it names none.
  package let localizations: [String]?

  /// - Returns: `nil` where `diagnostics` now tells why the file is no property list.
  package static func read(
    _ file: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> InfoPlist? {
    guard let list = PropertyListFile.read(file, path: path, into: &diagnostics) else { return nil }
    guard case .dictionary(let entries) = list.root.content,
      let entry = entries.first(where: { $0.key.string == "CFBundleLocalizations" }),
      case .list(let items) = entry.value.content
    else { return InfoPlist(localizations: nil) }
    return InfoPlist(
      localizations: items.compactMap { item in
        if case .text(let text) = item.content { text.string } else { nil }
      })
  }
}
