/// The messages of one language, with what it takes to write them.
///
/// Generated code makes one for each of the app's languages. The texts lie in one string, in a
/// compact form that `CompactForm.swift` describes; nothing is parsed or copied ahead of use, and
/// writing a message allocates its text and nothing else.
public final class MessageTable: Sendable {
  /// The tag of the language.
  public let language: String
  private let bytes: TableBytes
  private let grammar: MessageGrammar
  private let fallback: MessageTable?

  /// - Parameters:
  ///   - language: The tag of the language.
  ///   - texts: The compact form: an index of the messages, then the messages.
  ///   - grammar: How the language counts and writes numbers.
  ///   - fallback: The table that supplies what this language lacks, with its own rules.
  public init(
    _ language: String, _ texts: StaticString, _ grammar: MessageGrammar,
    fallback: MessageTable? = nil
  ) {
    self.language = language
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
    text(message, UnsafeBufferPointer(start: nil, count: 0))
  }

  /// The text of a message that counts by one argument.
  public func text(_ message: Int, _ numbers: some WholeNumbers) -> String {
    numbers.text(of: message, in: self)
  }

  /// The text of a message whose one argument is a whole number.
  public func text(_ message: Int, number: Int) -> String {
    text(message, OneInteger(number: number))
  }

  /// The text of a message with one argument.
  public func text(_ message: Int, _ argument: MessageArgument) -> String {
    withUnsafePointer(to: argument) { text(message, UnsafeBufferPointer(start: $0, count: 1)) }
  }

  /// The text of a message with several arguments, in the order of the message.
  @inlinable
  public func text(_ message: Int, _ arguments: MessageArgument...) -> String {
    // Inlined, so that the array lies on the caller's stack.
    arguments.withUnsafeBufferPointer { text(message, arguments: $0) }
  }

  @usableFromInline
  func text(_ message: Int, arguments: UnsafeBufferPointer<MessageArgument>) -> String {
    text(message, arguments)
  }

  @inline(__always)
  private func text(_ message: Int, _ arguments: some MessageArguments) -> String {
    if let own = bytes.message(message) { return grammar.text(of: own, arguments) }
    return fallback?.borrowedText(message, arguments) ?? ""
  }

  /// The text for a language that lacks it.
  @inline(never)
  private func borrowedText(_ message: Int, _ arguments: some MessageArguments) -> String {
    text(message, arguments)
  }

  /// The tag of the language that a message's text is in: this one, or the one that it falls back
  /// to; `nil` when no table has the message.
  public func language(of message: Int) -> String? {
    bytes.message(message) == nil ? fallback?.language(of: message) : language
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

  private func append(_ message: Int, _ arguments: some MessageArguments, to utf8: inout [UInt8]) {
    if let own = bytes.message(message) {
      grammar.append(own, arguments, to: &utf8)
    } else {
      fallback?.append(message, arguments, to: &utf8)
    }
  }
}

/// A table's texts in memory that lasts as long as the program.
private struct TableBytes: @unchecked Sendable {
  /// Where the messages begin, behind the index.
  private let messages: UnsafePointer<UInt8>
  private let length: Int
  private let count: Int

  init(_ texts: StaticString) {
    // A literal of one character has no memory of its own; it is no table either.
    guard texts.hasPointerRepresentation else {
      (messages, length, count) = (UnsafePointer(bitPattern: 1).unsafelyUnwrapped, 0, 0)
      return
    }
    var cursor = CompactCursor(texts.utf8Start, count: texts.utf8CodeUnitCount)
    let count = cursor.index() ?? 0
    let index = (count + 2) * CompactForm.indexWidth
    self.count = index <= texts.utf8CodeUnitCount ? count : 0
    messages = texts.utf8Start + index
    length = texts.utf8CodeUnitCount - index
  }

  /// A message of the language's own.
  @inline(__always)
  func message(_ number: Int) -> CompactCursor? {
    guard number >= 0, number < count else { return nil }
    let entry = messages - (count &+ 1 &- number) &* CompactForm.indexWidth
    let (place, next) = CompactCursor.bounds(entry)
    let end = next & ~CompactForm.missing
    guard place <= end, end <= length else { return nil }
    return CompactCursor(messages + place, count: end &- place)
  }
}
