/// What it takes to write a message in one language: how it counts, ranks and writes numbers, and
/// in which direction it runs.
public final class MessageGrammar: Sendable {
  let numbers: NumberFormat
  let styles: [NumberFormat]
  package let cardinal: PluralSelector
  let ordinal: PluralSelector
  let ranges: PluralRangeForms
  let isolation: TextIsolation

  /// - Parameters:
  ///   - numbers: How the language writes numbers.
  ///   - styles: The number styles that messages name, in the order in which they name them.
  ///   - cardinal: Its rules for counting ("1 rating, 2 ratings").
  ///   - ordinal: Its rules for ranking ("1st, 2nd").
  ///   - ranges: The forms of ranges, as in "1mx": a range from `one` to `many` takes `other`. A pair
  ///     that is not listed takes the form of its end.
  ///   - isolation: Which texts are kept from reordering the sentence around them.
  public init(
    numbers: NumberSymbols, styles: [NumberPattern] = [], cardinal: PluralSelector,
    ordinal: PluralSelector = .other, ranges: String = "", isolation: TextIsolation = .none
  ) {
    self.numbers = NumberFormat(numbers)
    self.styles = styles.map { NumberFormat(numbers, $0) }
    self.cardinal = cardinal
    self.ordinal = ordinal
    self.ranges = PluralRangeForms(code: ranges)
    self.isolation = isolation
  }

  /// The text of one message in compact form.
  package func text(compact: String, _ arguments: [MessageArgument]) -> String {
    var compact = compact
    return compact.withUTF8 { message in
      guard let start = message.baseAddress else { return "" }
      return arguments.withUnsafeBufferPointer {
        text(of: CompactCursor(start, count: message.count), $0)
      }
    }
  }

  /// Most texts fit into this much, which lies on the stack.
  private static let usualLength = 512

  @inline(__always)
  func text(
    of message: CompactCursor, _ arguments: some MessageArguments
  ) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.usualLength) { buffer in
      var output = UTF8Output(buffer)
      write(message, arguments, to: &output)
      guard let written = output.written else {
        return longText(of: message, arguments, length: output.count)
      }
      return String(decoding: written, as: UTF8.self)
    }
  }

  @inline(never)
  private func longText(
    of message: CompactCursor, _ arguments: some MessageArguments, length: Int
  ) -> String {
    String(unsafeUninitializedCapacity: length) { buffer in
      var output = UTF8Output(buffer)
      write(message, arguments, to: &output)
      return min(output.count, buffer.count)
    }
  }

  /// Appends the text of one message to UTF-8 that is there, without memory of its own.
  func append(
    _ message: CompactCursor, _ arguments: some MessageArguments,
    to bytes: inout [UInt8]
  ) {
    let start = bytes.count
    var room = 64
    while true {
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = bytes.withUnsafeMutableBufferPointer { buffer in
        var output = UTF8Output(UnsafeMutableBufferPointer(rebasing: buffer[start...]))
        write(message, arguments, to: &output)
        return output.count
      }
      bytes.removeLast(max(0, room - count))
      if count <= room { return }
      bytes.removeLast(bytes.count - start)
      room = count
    }
  }
}
