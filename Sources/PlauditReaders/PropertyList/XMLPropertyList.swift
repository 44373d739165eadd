import PlauditModel

/// Reads the elements of a property list in XML.
struct XMLPropertyList {
  private let document: XMLDocument
  private(set) var diagnostics = Diagnostics()

  init(_ document: XMLDocument) {
    self.document = document
  }

  /// - Returns: `nil` where this is no property list.
  mutating func root() -> PropertyList? {
    let values = document.elements(of: document.root)
    guard document.is(document.root, "plist"), let value = values.first else {
      add(.noPropertyList, at: document.root)
      return nil
    }
    if values.count > 1 { add(.severalValues, at: values[1]) }
    return self.value(value)
  }

  private mutating func value(_ element: XMLDocument.Index) -> PropertyList {
    let content: PropertyList.Content
    if document.is(element, "dict") {
      content = .dictionary(entries(of: element))
    } else if document.is(element, "array") {
      content = .list(document.elements(of: element).map { value($0) })
    } else if document.is(element, "string") {
      if let inner = document.elements(of: element).first { add(.elementInText, at: inner) }
      content = .text(document.text(of: element))
    } else {
      content = .other
      if !Self.otherValues.contains(where: { document.is(element, $0) }) {
        add(.unknownValue(document.name(of: element)), at: element)
      }
    }
    return PropertyList(content: content, offset: document.offset(of: element))
  }

  private static let otherValues: [StaticString] = [
    "data", "date", "false", "integer", "real", "true",
  ]

  private mutating func entries(of element: XMLDocument.Index) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    var key: (text: PlacedText, comment: PlacedText?)?
    var comment: PlacedText?
    for child in document.children(of: element) {
      if let words = document.words(of: child) {
        if case .comment = document.nodes[child].kind {
          comment = words
        } else if !words.isBlank {
          add(.textBetween, at: child)
        }
      } else if document.is(child, "key") {
        if let key { diagnostics.add(.noValue(key.text.string), at: place(key.text)) }
        key = (document.text(of: child), comment)
        comment = nil
      } else if let known = key {
        entries.append(
          PropertyList.Entry(key: known.text, value: value(child), comment: known.comment))
        (key, comment) = (nil, nil)
      } else {
        add(.noKey, at: child)
      }
    }
    if let key { diagnostics.add(.noValue(key.text.string), at: place(key.text)) }
    return entries
  }

  private mutating func add(_ message: Diagnostic.Message, at index: XMLDocument.Index) {
    diagnostics.add(message, at: document.location(of: index))
  }

  private func place(_ text: PlacedText) -> SourceLocation {
    document.location(atOffset: text.start)
  }
}

extension Diagnostic.Message {
  fileprivate static let noPropertyList = error(
    "syntax", "this is no property list: a <plist> with a value in it is expected")

  fileprivate static let severalValues = error(
    "syntax", "a property list has one value, and only the first counts; remove this one")

  fileprivate static let elementInText = error(
    "syntax", "no element can stand in a <string>; write &lt; for the sign <")

  fileprivate static let textBetween = error(
    "syntax", "text can stand only in a <key> and in a <string>; put it in one of them")

  fileprivate static let noKey = error("syntax", "a <key> is expected before this value")

  fileprivate static func noValue(_ key: String) -> Self {
    error("syntax", "the key \(key) has no value; write one after it, or remove the key")
  }

  fileprivate static func unknownValue(_ name: String) -> Self {
    let known = ["dict", "string", "array", "integer"]
    let hint = Suggestion.closest(to: name, among: known).map { "did you mean <\($0)>?" }
    return error(
      "syntax", "<\(name)> is no value of a property list; " + (hint ?? "write a <string>"))
  }
}
