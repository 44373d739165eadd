import PlauditKit
import PlauditModel

/// Finds the units of one `<file>`, brings those of one key together, and tells what is wrong with
/// them.
struct XLIFFUnits {
  private let document: XMLDocument
  private(set) var entries: [XLIFFEntry] = []
  private(set) var diagnostics = Diagnostics()
  private var positions: [String: Int] = [:]
  private var ids: Set<String> = []

  init(_ document: XMLDocument) {
    self.document = document
  }

  mutating func read(in file: XMLDocument.Index) {
    guard let body = document.element("body", of: file) else {
      return add(.noBody, at: file)
    }
    readUnits(of: body, isTranslatable: true)
    for entry in entries {
      let hasVariables = entry.units.contains { unit in
        unit.steps.contains { if case .variable = $0 { true } else { false } }
      }
      if hasVariables { checkVariables(of: entry) }
    }
  }

  /// - Parameter parent: The body, or a group in it.
  private mutating func readUnits(of parent: XMLDocument.Index, isTranslatable: Bool) {
    for element in document.children(of: parent) {
      let isUnit = document.is(element, "trans-unit")
      guard isUnit || document.is(element, "group") else { continue }
      let isTranslatable =
        document.attribute("translate", of: element).map { $0 != "no" } ?? isTranslatable
      if isUnit {
        readUnit(element, isTranslatable: isTranslatable)
      } else {
        readUnits(of: element, isTranslatable: isTranslatable)
      }
    }
  }

  private mutating func readUnit(_ element: XMLDocument.Index, isTranslatable: Bool) {
    guard let written = document.attribute("id", of: element) else {
      return add(.noID, at: element)
    }
    let id = XLIFFUnitID(written)
    let position = positions[id.key]
    if let position, !entries[position].key.isSpelled(like: id.key) {
      let first = entries[position].units[0].element
      return add(.keyNormalForm(id.key, document.location(of: first)), at: element)
    }
    guard ids.insert(written).inserted else { return add(.keyTwice(written), at: element) }
    for case .plural(let word) in id.steps where PluralCategory(rawValue: word) == nil {
      add(.noCategory(word), at: element)
    }
    for child in document.elements(of: element) {
      if document.is(child, "source") || document.is(child, "target") {
        checkInside(child)
        let word = document.attribute("state", of: child)
        if let word, !XLIFFState(word).isKnown { add(.unknownState(word), at: child) }
      }
    }
    let unit = XLIFFUnit(element: element, steps: id.steps, isTranslatable: isTranslatable)
    if let position {
      entries[position].units.append(unit)
    } else {
      positions[id.key] = entries.count
      entries.append(XLIFFEntry(key: id.key, units: [unit]))
    }
  }

  /// Elements with text around them or in them are read as that text. The others stand for text
  /// that is not there.
  private mutating func checkInside(_ text: XMLDocument.Index) {
    for inner in (text + 1)..<Int(document.nodes[text].end) where document.nodes[inner].isElement {
      if Self.standIns.contains(where: { document.is(inner, $0) }) {
        add(.standIn(document.name(of: inner)), at: inner)
      } else if !Self.inline.contains(where: { document.is(inner, $0) }) {
        add(.noInline(document.name(of: inner)), at: inner)
      }
    }
  }

  private static let standIns: [StaticString] = ["x", "bx", "ex"]
  private static let inline: [StaticString] = ["g", "bpt", "ept", "ph", "it", "mrk", "sub"]

  private mutating func checkVariables(of entry: XLIFFEntry) {
    var faults: [VariedTextAssembler.Fault] = []
    let language = Language("und", at: SourceLocation(path: document.path))
    for side in [XLIFFSide.source, .target] {
      _ = XLIFFTexts(document, side).text(of: entry, language, faults: &faults)
    }
    for fault in faults {
      diagnostics.add(fault.message, at: document.location(atOffset: fault.offset))
    }
  }

  private mutating func add(_ message: Diagnostic.Message, at index: XMLDocument.Index) {
    diagnostics.add(message, at: document.location(of: index))
  }
}

extension Diagnostic.Message {
  fileprivate static let noBody = error(
    "value-missing", "this <file> has no <body>, so it has no texts; add it")

  fileprivate static let noID = error(
    "value-missing", "this unit has no id, so nobody knows whose text it is; write id=\"…\"")

  fileprivate static func unknownState(_ word: String) -> Self {
    warning(
      "state-unknown",
      "\"\(word)\" is no state that XLIFF 1.2 knows; "
        + (Suggestion.closest(to: word, among: XLIFFState.words).map { "did you mean \($0)?" }
          ?? "write new, needs-review-translation or translated"))
  }

  fileprivate static func standIn(_ name: String) -> Self {
    warning(
      "xliff-inline",
      "<\(name)> stands for text that this file does not have; write the text itself")
  }

  fileprivate static func noInline(_ name: String) -> Self {
    error(
      "xliff-inline",
      "<\(name)> is no element of XLIFF, and only the text in it counts; write &lt;\(name)&gt;")
  }
}
