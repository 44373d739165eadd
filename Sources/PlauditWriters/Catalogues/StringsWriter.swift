import PlauditModel

/// Writes the files of a table in folders `xx.lproj`: plain texts as `.strings`, and those that vary
/// as `.stringsdict`.
package enum StringsWriter {
  package static func files(_ choice: CatalogueChoice) -> CatalogueFiles {
    var files = CatalogueFiles()
    files.losses = choice.lossesOfFiles
    var plain: [String: [(key: String, entry: String)]] = [:]
    var varied: [String: [(key: String, entry: String)]] = [:]
    for message in choice.messages.sorted(by: { KeyOrder.precedes($0.key, $1.key) }) {
      files.losses += [message.lossOfEntry(), lossOfUse(message)].compactMap(\.self)
      for text in choice.texts(of: message) {
        let tag = text.language.tag
        files.losses += [text.lossOfState(message, source: choice.source)].compactMap(\.self)
        guard !text.isUnfinished(source: choice.source),
          let content = PrintfContent(text, of: message, losses: &files.losses)
        else { continue }
        if case .text(let text) = content.content, content.substitutions.isEmpty {
          plain[tag, default: []].append((message.key, entry(message, text)))
        } else {
          let writer = StringsDictEntry(message, language: tag, content)
          let entry = writer.text(&files.losses)
          if let entry { varied[tag, default: []].append((message.key, entry)) }
        }
      }
    }
    for tag in choice.languagesOfFiles.map(\.tag) {
      let path = "\(tag).lproj/\(choice.name)"
      if let entries = plain[tag] {
        files.add(path + ".strings", entries.map(\.entry).joined(separator: "\n"))
      }
      if let entries = varied[tag] {
        files.add(path + ".stringsdict", StringsDictEntry.file(entries.map(\.entry)))
      }
    }
    return files
  }

  private static func lossOfUse(_ message: WrittenMessage) -> Loss? {
    message.isTranslatable
      ? nil
      : Loss(key: message.key, language: nil, "that it is not to be translated cannot be held")
  }

  private static func entry(_ message: WrittenMessage, _ text: PrintfText) -> String {
    let comment = message.comment.map {
      "/* \($0.parting("*", from: "/")) */\n"
    }
    return (comment ?? "") + "\(quoted(message.key)) = \(quoted(text.string));\n"
  }

  private static func quoted(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\r": written += "\\r"
      case "\t": written += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        written += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }
}
