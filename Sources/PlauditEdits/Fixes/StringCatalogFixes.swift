import PlauditKit
package import PlauditModel

extension Fixes {
  /// A String Catalog with its localizations mended.
  package func applied(
    toStringCatalog file: [UInt8], _ catalogue: WrittenCatalogue
  ) throws(EditFailure) -> [UInt8] {
    let mended = try texts(file, catalogue)
    return contains(.tags) ? try tags(mended, catalogue) : mended
  }

  private func texts(
    _ file: [UInt8], _ catalogue: WrittenCatalogue
  ) throws(EditFailure) -> [UInt8] {
    var editor = try StringCatalogEditor(file)
    var failure: EditFailure?
    catalogue.forEachMessage { message in
      for text in message.texts where text !== message.source {
        let language = text.language
        guard let tree = editor.localization(message.key, language.tag) else { continue }
        let mended = mended(tree, text, message.source)
        guard mended != tree else { continue }
        do throws(EditFailure) {
          try editor.set(message.key, language.tag, to: mended)
        } catch {
          failure = failure ?? error
        }
      }
    }
    if let failure { throw failure }
    return editor.hasChanges ? try editor.result() : file
  }

  private func mended(_ tree: JSONTree, _ text: WrittenText, _ source: WrittenText?) -> JSONTree {
    var tree = tree
    if contains(.edgeSpace), let source, let edges = EdgeFix(source) {
      tree = tree.mapValues { edges.fixed($0) }
    }
    if contains(.substitutionCase) {
      let names = text.substitutions.map(\.name)
      for reference in text.references where !names.contains(reference.name) {
        let twins = names.filter { $0.lowercased() == reference.name.lowercased() }
        guard twins.count == 1 else { continue }
        tree = tree.mapValues {
          $0.replacing("#@\(reference.name)@", with: "#@\(twins[0])@")
        }
      }
    }
    if contains(.millions), text.language.cardinals.need(.many) == .millions {
      tree = tree.withMany
    }
    return tree
  }

  private func tags(
    _ file: [UInt8], _ catalogue: WrittenCatalogue
  ) throws(EditFailure) -> [UInt8] {
    var editor = try StringCatalogEditor(file)
    let tags = catalogue.languages.map(\.tag)
    for language in catalogue.languages where language !== catalogue.sourceLanguage {
      // Where the canonical tag is there too, a person has to choose.
      guard let tag = language.canonicalTag, tag != language.tag, !tags.contains(tag) else {
        continue
      }
      try editor.rename(language.tag, to: tag)
    }
    return editor.hasChanges ? try editor.result() : file
  }
}

extension JSONTree {
  /// The tree with the texts of its string units replaced, but not those of substitutions.
  fileprivate func mapValues(_ transform: (String) -> String) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        if member.key == "substitutions" { return member }
        if member.key == "value", case .string(let text) = member.value {
          return Member("value", .string(transform(text)))
        }
        return Member(
          member.key, member.value.mapValues(transform))
      })
  }

  /// The tree with the form `many` beside each `other`, as its copy.
  fileprivate var withMany: JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        let value = member.value.withMany
        guard member.key == "plural", case .object(var forms) = value,
          let other = value["other"], value["many"] == nil
        else { return Member(member.key, value) }
        forms.append(Member("many", other))
        return Member(member.key, .object(forms))
      })
  }
}
