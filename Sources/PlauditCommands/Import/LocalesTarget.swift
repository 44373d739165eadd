import PlauditEdits
import PlauditModel

/// A folder of locale files.
struct LocalesTarget: ImportTarget {
  /// The keys in the order of the source's file.
  private let order: [String]
  private var editors: [String: (path: String, old: [UInt8], editor: LocaleFileEditor)] = [:]

  /// A locale file with its bytes; none for one that is to be begun.
  typealias File = (language: String, path: String, bytes: [UInt8])

  static func files(
    of languages: Set<String>, in folder: String, _ files: any FileSystem
  ) throws(FileFailure) -> [File] {
    let names = try files.names(in: folder) ?? []
    var found: [File] = []
    for language in languages.sorted() {
      let name = ProjectReader.endings.map { language + $0 }.first(where: names.contains)
      let path = folder + "/" + (name ?? language + ProjectReader.endings[0])
      found.append((language, path, name == nil ? [] : try files.read(path)))
    }
    return found
  }

  init(_ files: [File], order: [String]) throws(EditFailure) {
    self.order = order
    for file in files {
      editors[file.language] = (file.path, file.bytes, try LocaleFileEditor(file.bytes))
    }
  }

  func text(_ message: WrittenMessage, _ language: String) -> MessageContent? {
    editors[language]?.editor.content(of: message.key)
  }

  func text(
    _ incoming: IncomingText, for message: WrittenMessage, _ language: String,
    losses: inout [Loss]
  ) -> MessageContent? {
    switch incoming {
    case .content(let content): content
    case .written(let text, let theirs):
      ownContent(saying: text, of: theirs, in: message, language)
        ?? MessageContent(
          text, of: message.key, names: ArgumentNames(of: message), losses: &losses)
    }
  }

  /// What is here, where a text of Apple's formats is what an export makes of it: there is more in a
  /// locale file than they can hold.
  private func ownContent(
    saying text: WrittenText, of theirs: WrittenMessage, in message: WrittenMessage,
    _ language: String
  ) -> MessageContent? {
    var ignored: [Loss] = []
    guard text.isPrintf, let own = message.texts.first(where: { $0.language.tag == language }),
      let here = PrintfContent(own, of: message, losses: &ignored),
      let coming = PrintfContent(text, of: theirs, losses: &ignored),
      here.canonical == coming.canonical
    else { return nil }
    return self.text(message, language)
  }

  mutating func set(
    _ message: WrittenMessage, _ language: String, to text: MessageContent
  ) throws(EditFailure) {
    let before = order.prefix { $0 != message.key }
    try editors[language]?.editor.set(message.key, to: text, after: Array(before))
  }

  mutating func silence(
    _ check: String, of message: WrittenMessage, _ language: String, because reason: String
  ) throws(EditFailure) {
    try editors[language]?.editor.silence(check, of: message.key, because: reason)
  }

  func changes() throws(EditFailure) -> [FileChange] {
    var changes: [FileChange] = []
    for (_, file) in editors.sorted(by: { $0.key < $1.key }) where file.editor.hasChanges {
      changes.append(
        FileChange(path: file.path, old: file.old, new: try file.editor.result()))
    }
    return changes
  }

  func words(_ text: MessageContent) -> String {
    switch text {
    case .pattern(let text): text
    case .forms(let forms): forms.map { "\($0.selector): \($0.text)" }.joined(separator: " | ")
    }
  }
}
