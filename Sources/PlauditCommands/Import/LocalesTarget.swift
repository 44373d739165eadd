import PlauditEdits
import PlauditModel

/// A folder of locale files.
struct LocalesTarget: ImportTarget {
  private let folder: String
  private let files: any FileSystem
  /// The keys in the order of the source's file.
  private let order: [String]
  private var editors: [String: (path: String, old: [UInt8], editor: LocaleFileEditor)] = [:]

  init(
    _ catalogue: WrittenCatalogue, in folder: String, order: [String], _ files: any FileSystem
  ) {
    self.folder = folder
    self.files = files
    self.order = order
  }

  /// Reads the file of a language, or begins one.
  mutating func open(_ language: String) throws(ImportFailure) {
    guard editors[language] == nil else { return }
    do {
      let names = try files.names(in: folder) ?? []
      let name = ProjectReader.endings.map { language + $0 }.first(where: names.contains)
      let path = folder + "/" + (name ?? language + ProjectReader.endings[0])
      let old = name == nil ? [] : try files.read(path)
      editors[language] = (path, old, try LocaleFileEditor(old))
    } catch let failure as FileFailure {
      throw .file(failure)
    } catch let failure as EditFailure {
      throw .edit(failure, folder + "/" + language)
    } catch {
      throw .edit(EditFailure("\(error)"), folder)
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
    case .written(let text, _):
      MessageContent(
        text, of: message.key, names: ArgumentNames(of: message), losses: &losses)
    }
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
