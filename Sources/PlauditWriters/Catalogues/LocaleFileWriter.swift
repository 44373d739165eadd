import PlauditKit
import PlauditModel

/// Writes locale files: one for each language.
package enum LocaleFileWriter {
  package static func files(_ choice: CatalogueChoice) -> CatalogueFiles {
    var files = CatalogueFiles()
    files.losses = choice.lossesOfFiles
    var entries: [String: [String]] = [:]
    for message in choice.messages {
      if !message.isTranslatable {
        files.losses.append(
          Loss(
            key: message.key, language: nil, "that it is not to be translated cannot be held"))
      }
      guard LocaleFileEntry.canHold(message.key) else {
        files.losses.append(
          Loss(
            key: message.key, language: nil,
            "a key of several lines, or of more than 1000 characters, cannot be held; the message is "
              + "left out"))
        continue
      }
      let names = ArgumentNames(of: message)
      for text in choice.texts(of: message) {
        files.losses += [text.lossOfState(message, source: choice.source)].compactMap(\.self)
        guard !text.isUnfinished(source: choice.source),
          let content = MessageContent(
            text, of: message.key, names: names, losses: &files.losses)
        else { continue }
        let entry = LocaleFileEntry(message, text, content, names)
        entries[text.language.tag, default: []].append(entry.text)
      }
    }
    for language in choice.languagesOfFiles {
      guard let entries = entries[language.tag] else { continue }
      files.add(
        "\(language.tag).yaml", (language.isDraft ? "state: draft\n" : "") + entries.joined())
    }
    return files
  }
}
