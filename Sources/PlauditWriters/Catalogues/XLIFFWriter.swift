import PlauditKit
import PlauditModel

/// Writes XLIFF 1.2 as Xcode exports it: a file for each language that is translated into.
package enum XLIFFWriter {
  package static func files(_ choice: CatalogueChoice) -> CatalogueFiles {
    var files = CatalogueFiles()
    files.losses = choice.lossesOfFiles
    guard choice.source.canNameFile else {
      files.losses.append(
        Loss(
          key: choice.source.tag, language: nil,
          "XLIFF names the source language, and this is no language tag; nothing is written"))
      return files
    }
    let messages = choice.messages.sorted { KeyOrder.precedes($0.key, $1.key) }
    for message in messages {
      if let loss = message.lossOfEntry() { files.losses.append(loss) }
    }
    let languages = choice.languagesOfFiles
    let targets = languages.filter { $0 !== choice.source }
    for target in targets.isEmpty ? languages : targets {
      var units = ""
      for message in messages {
        guard !XLIFFUnits.isPath(message.key) else {
          files.losses.append(
            Loss(
              key: message.key, language: target.tag,
              "XLIFF takes such a key for a part of another; the text is left out"))
          continue
        }
        let writer = XLIFFUnits(message, from: choice.source, to: target)
        units += writer.text(&files.losses)
      }
      files.add("\(target.tag).xliff", file(choice, target, units))
    }
    files.removeRepeatedLosses()
    return files
  }

  private static func file(_ choice: CatalogueChoice, _ target: Language, _ units: String) -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original=\(XMLText.attribute(choice.name + ".xcstrings")) \
    source-language=\(XMLText.attribute(choice.source.tag)) \
    target-language=\(XMLText.attribute(target.tag)) datatype="plaintext">
        <body>
    \(units)    </body>
      </file>
    </xliff>

    """
  }
}
