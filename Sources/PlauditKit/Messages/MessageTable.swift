/// The messages of one language, with what it takes to write them.
///
/// Generated code makes one for each of the app's languages. The texts lie in one string, in a
/// compact form that `CompactForm.swift` describes; nothing is parsed or copied ahead of use, and
/// writing a message allocates its text and nothing else.
public final class MessageTable: Sendable {
  private let bytes: TableBytes
  private let grammar: MessageGrammar
  private let fallback: MessageTable?

  /// - Parameters:
  ///   - texts: The compact form: an index of the messages, then the messages.
  ///   - grammar: How the language counts and writes numbers.
  ///   - fallback: The table that supplies what this language lacks, with its own rules.
  public init(_ texts: StaticString, _ grammar: MessageGrammar, fallback: MessageTable? = nil) {
    bytes = TableBytes(texts)
    self.grammar = grammar
    self.fallback = fallback
  }

  /// The text of a message without arguments.
  ///
  /// - Parameter message: The message's place in the table's index.
  /// - Returns: The text in this language, or in the language that it falls back to; empty when
  ///   no table has the message.
  public func text(_ message: Int) -> String {
    text(message, Arguments(start: nil, count: 0))
  }

  /// The text of a message with one argument.
  public func text(_ message: Int, _ argument: MessageArgument) -> String {
    withUnsafePointer(to: argument) { text(message, Arguments(start: $0, count: 1)) }
  }

  /// The text of a message with several arguments, in the order of the message.
  public func text(_ message: Int, _ arguments: MessageArgument...) -> String {
    arguments.withUnsafeBufferPointer { text(message, $0) }
  }

  @inline(__always)
  private func text(_ message: Int, _ arguments: Arguments) -> String {
    if let own = bytes.message(message) { return grammar.text(of: own, arguments) }
    return fallback?.borrowedText(message, arguments) ?? ""
  }

  /// The text for a language that lacks it.
  @inline(never)
  private func borrowedText(_ message: Int, _ arguments: Arguments) -> String {
    text(message, arguments)
  }

  /// Appends the text of a message to UTF-8 that is there.
  ///
  /// - Parameters:
  ///   - message: The message's place in the table's index.
  ///   - arguments: The values for its arguments, in its own order.
  ///   - utf8: Grows by the text, and by nothing where no table has the message.
  public func append(
    _ message: Int, _ arguments: MessageArgument..., to utf8: inout [UInt8]
  ) {
    arguments.withUnsafeBufferPointer { append(message, $0, to: &utf8) }
  }

  private func append(_ message: Int, _ arguments: Arguments, to utf8: inout [UInt8]) {
    if let own = bytes.message(message) {
      grammar.append(own, arguments, to: &utf8)
    } else {
      fallback?.append(message, arguments, to: &utf8)
    }
  }
}

/// A table's texts in memory that lasts as long as the program.
private struct TableBytes: @unchecked Sendable {
  private let start: UnsafePointer<UInt8>
  private let length: Int
  private let count: Int

  init(_ texts: StaticString) {
    // A literal of one character has no memory of its own; it is no table either.
    guard texts.hasPointerRepresentation else {
      (start, length, count) = (UnsafePointer(bitPattern: 1).unsafelyUnwrapped, 0, 0)
      return
    }
    start = texts.utf8Start
    length = texts.utf8CodeUnitCount
    var cursor = CompactCursor(start, count: length)
    let index = cursor.index() ?? 0
    let fits = index >= 0 && (index + 2) * CompactForm.indexWidth <= length
    count = fits ? index : 0
  }

  /// A message of the language's own.
  @inline(__always)
  func message(_ number: Int) -> CompactCursor? {
    guard number >= 0, number < count else { return nil }
    let (place, next) = CompactCursor.bounds(start + (number + 1) * CompactForm.indexWidth)
    let begin = (count + 2) * CompactForm.indexWidth + place
    let size = (next & ~CompactForm.missing) - place
    guard place & CompactForm.missing == 0, size >= 0, begin + size <= length else { return nil }
    return CompactCursor(start + begin, count: size)
  }
}
