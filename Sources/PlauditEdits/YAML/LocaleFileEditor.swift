package import PlauditModel
import PlauditReaders

/// Changes messages of a locale file and leaves every other byte as it is.
package struct LocaleFileEditor {
  private let file: [UInt8]
  private let lines: FileLines
  private let root: YAMLOutline.Node
  private var changes: [FileEdit] = []
  /// New entries, each with the keys that stand before it in the source's file.
  private var added: [(key: String, content: MessageContent, before: [String])] = []
  /// What new entries have above them.
  private var comments: [String: [String]] = [:]
  /// What each message must say when the result is read again; `nil` for one that is removed.
  private var wanted: [String: MessageContent?] = [:]

  package init(_ file: [UInt8]) throws(EditFailure) {
    guard let outline = YAMLOutline(file) else { throw .unreadable }
    switch outline.root.content {
    case .mapping: break
    case .scalar(""): break
    default: throw .unreadable
    }
    self.file = file
    root = outline.root
    lines = FileLines(file)
  }

  private var edits: [FileEdit] {
    changes + added.map { insertion($0.key, $0.content, after: $0.before) }
  }

  package var hasChanges: Bool { !changes.isEmpty || !added.isEmpty }

  /// The keys in the order of the file.
  package var keys: [String] { root.entries.map(\.key) }

  /// What a message says now; `nil` where there is none, or none that can be read.
  package func content(of key: String) -> MessageContent? {
    root.entries.first { $0.key == key }.flatMap { $0.source?.content.message }
  }

  /// Writes a message's text, over the one that is there or as a new entry.
  ///
  /// - Parameter before: The keys that stand before it in the source's file.
  package mutating func set(
    _ key: String, to content: MessageContent, after before: [String] = []
  ) throws(EditFailure) {
    guard wanted[key] == nil else { throw .init("\(key) is changed twice") }
    guard let entry = root.entries.first(where: { $0.key == key }) else {
      added.append((key, content, before))
      wanted[key] = content
      return
    }
    guard let source = entry.source else {
      throw .init("the entry \(key) has no text to change")
    }
    guard source.content.message?.canonical != content.canonical else { return }
    wanted[key] = content
    if case .forms(let forms) = content, case .mapping(let old, let isFlow) = source.content,
      source.content.message != nil
    {
      replace(old, isFlow: isFlow, by: forms)
    } else {
      let gap = source.range.isEmpty ? " " : ""
      changes.append(FileEdit(source.range, gap + YAMLText.flow(content)))
    }
  }

  /// Removes a message with all that is said about it, but not the comments before it.
  package mutating func remove(_ key: String) {
    guard let index = root.entries.firstIndex(where: { $0.key == key }), wanted[key] == nil
    else { return }
    wanted[key] = .some(nil)
    changes.append(FileEdit(range(ofEntry: index, in: root.entries, isFlow: root.isFlow), ""))
  }

  /// Writes a comment that silences a check, with the reason.
  package mutating func silence(
    _ check: String, of key: String, because reason: String
  ) throws(EditFailure) {
    let words = reason.unicodeScalars.map {
      $0.properties.isWhitespace || $0.value < 0x20 ? " " : String($0)
    }.joined()
    let comment = "# plaudit:ignore \(check): \(words)"
    guard !root.isFlow else { throw .init("there is no line before \(key) for a comment") }
    guard let entry = root.entries.first(where: { $0.key == key }) else {
      guard wanted[key] != nil else { throw .init("there is no \(key) to write a comment for") }
      comments[key, default: []].append(comment)
      return
    }
    let start = lines.start(of: entry.keyRange.lowerBound)
    changes.append(
      FileEdit(
        start..<start,
        lines.indent(at: entry.keyRange.lowerBound) + comment + lines.ending))
  }

  /// The changed file.
  ///
  /// - Throws: Where it would not say what was meant.
  package func result() throws(EditFailure) -> [UInt8] {
    guard let result = edits.applied(to: file), let outline = YAMLOutline(result) else {
      throw .changedOtherwise
    }
    let after = outline.root.entries
    var kept = root.entries.filter { wanted[$0.key] == nil }.makeIterator()
    for entry in after {
      if let content = wanted[entry.key] {
        guard entry.source?.content.message?.canonical == content?.canonical else {
          throw .changedOtherwise
        }
      } else {
        guard let old = kept.next(), old.key == entry.key, old.value.says(entry.value) else {
          throw .changedOtherwise
        }
      }
    }
    guard kept.next() == nil,
      wanted.allSatisfy({ key, content in after.contains { $0.key == key } == (content != nil) })
    else { throw .changedOtherwise }
    return result
  }
}

extension LocaleFileEditor {
  private mutating func replace(
    _ old: [YAMLOutline.Entry], isFlow: Bool, by forms: [MessageContent.Form]
  ) {
    let selectors = old.map { FormSelector($0.key)?.canonical }
    let kept = selectors.map { selector in forms.contains { $0.selector.canonical == selector } }
    // Without one form to stay there is no place to put the new ones.
    guard kept.contains(true), let first = old.first, let last = old.last else {
      let range = first(old)..<(old.last?.value.range.upperBound ?? first(old))
      let text = forms.map(YAMLText.form).joined(
        separator: isFlow ? ", " : lines.ending + lines.indent(at: range.lowerBound))
      changes.append(FileEdit(range, text))
      return
    }
    var place: YAMLOutline.Entry?
    for form in forms {
      if let index = selectors.firstIndex(of: form.selector.canonical) {
        place = old[index]
        if case .scalar(form.text) = old[index].value.content { continue }
        let range = old[index].value.range
        changes.append(FileEdit(range, (range.isEmpty ? " " : "") + YAMLText.quoted(form.text)))
      } else if isFlow {
        // Behind the form before it, or before the first.
        if let place {
          let end = place.value.range.upperBound
          changes.append(FileEdit(end..<end, ", " + YAMLText.form(form)))
        } else {
          let start = first.keyRange.lowerBound
          changes.append(FileEdit(start..<start, YAMLText.form(form) + ", "))
        }
      } else {
        insertLine(YAMLText.form(form), like: first, after: place, else: last)
      }
    }
    for (index, isKept) in kept.enumerated() where !isKept {
      changes.append(FileEdit(range(ofEntry: index, in: old, isFlow: isFlow), ""))
    }
  }

  private func first(_ entries: [YAMLOutline.Entry]) -> Int {
    entries.first?.keyRange.lowerBound ?? 0
  }

  private mutating func insertLine(
    _ text: String, like first: YAMLOutline.Entry, after place: YAMLOutline.Entry?,
    else last: YAMLOutline.Entry
  ) {
    let indent = lines.indent(at: first.keyRange.lowerBound)
    guard let place else {
      let start = first.keyRange.lowerBound
      changes.append(FileEdit(start..<start, text + lines.ending + indent))
      return
    }
    let end = lines.contentEnd(of: place.value.range.upperBound)
    changes.append(FileEdit(end..<end, lines.ending + indent + text))
  }

  private func insertion(
    _ key: String, _ content: MessageContent, after before: [String]
  ) -> FileEdit {
    let entries = root.entries
    let place = before.last { key in entries.contains { $0.key == key } }
    let previous = entries.last { $0.key == place } ?? entries.last
    let name = YAMLText.key(key) + ":"
    let flow = name + " " + YAMLText.flow(content)
    guard let previous else {
      guard !root.isFlow else {
        let end = root.range.upperBound - 1
        return FileEdit(end..<end, flow)
      }
      let gap = file.isEmpty || lines.endsWithBreak ? "" : lines.ending
      let above = comments[key, default: []].map { $0 + lines.ending }.joined()
      return FileEdit(file.count..<file.count, gap + above + flow + lines.ending)
    }
    guard !root.isFlow else {
      let end = previous.value.range.upperBound
      return FileEdit(end..<end, ", " + flow)
    }
    let start = lines.ending + lines.indent(at: previous.keyRange.lowerBound)
    let end = lines.contentEnd(of: previous.value.range.upperBound)
    let above = comments[key, default: []].map { start + $0 }.joined()
    return FileEdit(
      end..<end,
      above + start + name + value(content, lines.indent(at: previous.keyRange.lowerBound)))
  }

  /// Forms are written in lines where the file has some in lines.
  private func value(_ content: MessageContent, _ indent: String) -> String {
    let hasLines = root.entries.contains { entry in
      if case .mapping(_, isFlow: false)? = entry.source?.content { true } else { false }
    }
    guard case .forms(let forms) = content, hasLines else { return " " + YAMLText.flow(content) }
    return forms.map { lines.ending + indent + "  " + YAMLText.form($0) }.joined()
  }

  /// What has to go so that an entry is gone: its lines, or with a comma beside it.
  private func range(
    ofEntry index: Int, in entries: [YAMLOutline.Entry], isFlow: Bool
  ) -> Range<Int> {
    let entry = entries[index]
    guard isFlow else {
      return lines.start(
        of: entry.keyRange.lowerBound)..<lines.next(
          after: entry.value.range.upperBound)
    }
    if index + 1 < entries.count {
      return entry.keyRange.lowerBound..<entries[index + 1].keyRange.lowerBound
    }
    let start =
      index > 0 ? entries[index - 1].value.range.upperBound : entry.keyRange.lowerBound
    return start..<entry.value.range.upperBound
  }
}
