package import PlauditModel

/// Reads a strings file (`Localizable.strings`): keys and texts of one language. What cannot be read
/// is told, and reading goes on with the next entry.
package struct StringsReader {
  private let file: TextFile
  private let language: Language
  private var scanner: StringsScanner
  private var diagnostics = Diagnostics()
  private var entries: [LanguageFile.Entry] = []
  /// Where in `entries` a key is, whatever its normal form.
  private var positions: [String: Int] = [:]
  /// Those before the next entry.
  private var comments: [StringsScanner.Comment] = []

  /// - Returns: `nil` where `diagnostics` now tells why this is no strings file.
  package static func read(
    _ bytes: [UInt8], path: String, language: Language, into diagnostics: inout Diagnostics
  ) -> LanguageFile? {
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      diagnostics.add(.stringsCompiled, at: SourceLocation(path: path))
      return nil
    }
    guard let file = TextFile(bytes, path: path, into: &diagnostics) else { return nil }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var reader = StringsReader(
        file: file, language: language, scanner: StringsScanner(bytes))
      let isRead = reader.readFile()
      diagnostics.add(contentsOf: reader.diagnostics)
      return isRead ? LanguageFile(language, file, entries: reader.entries) : nil
    }
  }

  private init(file: TextFile, language: Language, scanner: StringsScanner) {
    self.file = file
    self.language = language
    self.scanner = scanner
  }

  /// More faults than this are one fault of the whole file.
  private static let mostFaults = 1_000
  private var faultCount = 0

  private mutating func report(_ message: Diagnostic.Message, at offset: Int) {
    faultCount += 1
    diagnostics.add(message, at: file.location(atOffset: offset))
  }

  private mutating func skipSpace() {
    scanner.skipSpace(&comments)
    if let last = comments.last, !last.isClosed {
      report(.stringsUnclosedComment, at: last.whole.lowerBound)
    }
  }

  private mutating func readFile() -> Bool {
    skipSpace()
    let start = scanner.offset
    if Self.markup.contains(where: { file.bytes[start...].starts(with: $0.utf8) }) {
      report(.stringsCompiled, at: start)
      return false
    }
    let isBraced = scanner.take("{")
    while true {
      skipSpace()
      if scanner.isAtEnd {
        if isBraced { report(.stringsBrace, at: start) }
        return true
      }
      if isBraced, scanner.take("}") {
        skipSpace()
        if !scanner.isAtEnd { report(.stringsAfterEnd, at: scanner.offset) }
        return true
      }
      readEntry()
      if faultCount >= Self.mostFaults {
        report(.stringsTooManyFaults, at: scanner.offset)
        return false
      }
    }
  }

  /// How a property list in XML begins.
  private static let markup = ["<?xml", "<!DOCTYPE", "<plist"]

  private mutating func readEntry() {
    let start = scanner.offset
    guard let key = scanner.text() else {
      report(stray, at: start)
      if !scanner.take(";"), !scanner.take("}") { scanner.skipEntry() }
      return
    }
    let before = comments
    comments.removeAll()
    if !key.isClosed { return report(.stringsUnclosedText, at: start) }
    if let fault = limitFault(key) {
      report(fault, at: start)
      return skipRest(from: scanner.offset)
    }
    skipSpace()
    let value: StringsScanner.Text
    if scanner.take("=") {
      skipSpace()
      guard let text = readValue() else { return }
      value = text
    } else if scanner.next == UInt8(ascii: ";") {
      value = key
    } else {
      report(.stringsSign, at: key.whole.upperBound)
      return skipRest(from: key.whole.upperBound)
    }
    comments = before
    guard readEnd(of: value) else { return }
    add(key, value)
  }

  private mutating func readValue() -> StringsScanner.Text? {
    let start = scanner.offset
    if let text = scanner.text() {
      if !text.isClosed { report(.stringsUnclosedText, at: start) }
      guard let fault = limitFault(text) else { return text }
      report(fault, at: start)
      skipRest(from: scanner.offset)
      return nil
    }
    if [UInt8(ascii: "{"), UInt8(ascii: "(")].contains(scanner.next) {
      report(.stringsContainer, at: start)
      scanner.skipContainer()
    } else {
      report(.stringsValue, at: start)
    }
    skipRest(from: scanner.offset)
    return nil
  }

  /// - Returns: Whether what has been read is an entry.
  private mutating func readEnd(of value: StringsScanner.Text) -> Bool {
    guard value.isClosed else { return true }
    let end = value.whole.upperBound
    var between: [StringsScanner.Comment] = []
    scanner.skipSpace(&between)
    if scanner.take(";") {
      scanner.skipRestOfLine(&comments)
      return true
    }
    if scanner.isAtEnd || scanner.hasBreak(in: end..<scanner.offset)
      || scanner.next == UInt8(ascii: "}")
    {
      report(.stringsSemicolon, at: end)
      scanner.move(to: end)
      return true
    }
    report(value.isQuoted ? .stringsQuoteInText : .stringsNeedsQuotes, at: end)
    skipRest(from: end)
    return false
  }

  private func limitFault(_ text: StringsScanner.Text) -> Diagnostic.Message? {
    let isLong = text.content.count > TextLimit.longest
    return text.hasEscapes && !isLong
      ? TextLimit.fault(StringsEscapes(scanner.bytes, text.content).decoded)
      : TextLimit.fault(scanner.bytes[text.content])
  }

  private mutating func skipRest(from offset: Int) {
    scanner.move(to: offset)
    scanner.skipEntry()
    comments.removeAll()
  }

  /// What to say of something that is no key.
  private var stray: Diagnostic.Message {
    switch scanner.next {
    case UInt8(ascii: ";"): .stringsSpareSemicolon
    case UInt8(ascii: "#"): .stringsHash
    default:
      Self.curlyQuotes.contains { file.bytes[scanner.offset...].starts(with: $0.utf8) }
        ? .stringsCurlyQuote : .stringsStray
    }
  }

  private static let curlyQuotes = ["“", "”", "„", "‘", "’", "«", "»"]
}

extension StringsReader {
  private mutating func add(_ key: StringsScanner.Text, _ value: StringsScanner.Text) {
    defer { comments.removeAll() }
    let name = String(decoding: decoded(key), as: UTF8.self)
    let entry = LanguageFile.Entry(
      name, at: key.whole.lowerBound, comment: comment, silences: silences,
      text(value, at: key.whole.lowerBound))
    guard let position = positions[name] else {
      positions[name] = entries.count
      entries.append(entry)
      return
    }
    let first = entries[position]
    let place = file.location(atOffset: first.offset)
    if first.key.isSpelled(like: name) {
      report(.stringsKeyTwice(name, place), at: entry.offset)
      entries[position] = entry
    } else {
      report(.keyNormalForm(name, place), at: entry.offset)
    }
  }

  private mutating func decoded(_ text: StringsScanner.Text) -> [UInt8] {
    guard text.hasEscapes else { return Array(scanner.bytes[text.content]) }
    let escapes = StringsEscapes(scanner.bytes, text.content)
    for fault in escapes.faults { report(fault.message, at: fault.offset) }
    return escapes.decoded
  }

  /// Places are exact where the file shows the text as it is.
  private mutating func text(_ value: StringsScanner.Text, at offset: Int) -> WrittenText {
    var assembler = FormatAssembler()
    let start = value.content.lowerBound
    let pattern =
      value.hasEscapes
      ? decoded(value).withUnsafeBufferPointer { bytes in
        assembler.pattern(bytes, 0..<bytes.count, at: { _ in start }, from: start)
      } : assembler.pattern(scanner.bytes, value.content, at: { $0 }, from: start)
    return WrittenText(language, pattern, assembler.parts, in: file, at: offset)
  }

  private var comment: String? {
    let texts = comments.map { comment in
      let text = scanner.bytes[comment.content].drop { $0.isBlank || $0.isBreak }
      let end = text.lastIndex { !$0.isBlank && !$0.isBreak }
      return String(decoding: text[..<(end.map { $0 + 1 } ?? text.startIndex)], as: UTF8.self)
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  private var silences: [Located<String>] {
    comments.flatMap { comment in
      SilencingComment.ids(in: Array(scanner.bytes[comment.content])[...]).map {
        Located($0, at: file.location(atOffset: comment.whole.lowerBound))
      }
    }
  }
}
