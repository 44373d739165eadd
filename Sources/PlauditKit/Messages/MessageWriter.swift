/// Writes one message with its arguments.
struct MessageWriter {
  private let grammar: MessageGrammar
  private let arguments: UnsafeBufferPointer<MessageArgument>
  private(set) var output: UTF8Output

  @inline(__always)
  init(
    _ grammar: MessageGrammar, _ arguments: UnsafeBufferPointer<MessageArgument>,
    _ output: UTF8Output
  ) {
    self.grammar = grammar
    self.arguments = arguments
    self.output = output
  }

  /// Whatever is not in compact form ends the message; what came before stays.
  mutating func write(_ message: CompactCursor) {
    var message = message
    while let item = message.byte() {
      switch item {
      case UInt8(ascii: "t"):
        guard let text = message.counted() else { return }
        output.append(text.position, count: text.rest)
      case UInt8(ascii: "a"):
        guard let value = argument(&message) else { return }
        write(value, grammar.numbers)
      case UInt8(ascii: "p"):
        guard let value = argument(&message), let branches = message.counted(),
          let branch = branches.branch(value, category(value, grammar.cardinal))
        else { return }
        write(branch)
      default:
        guard writeOther(item, &message) else { return }
      }
    }
  }

  /// What is met less often.
  @inline(never)
  private mutating func writeOther(_ item: UInt8, _ message: inout CompactCursor) -> Bool {
    guard let value = argument(&message) else { return false }
    switch item {
    case UInt8(ascii: "n"):
      guard let format = format(&message) else { return false }
      write(value, format)
    case UInt8(ascii: "#"):
      guard let offset = message.integer(), let format = format(&message) else { return false }
      write(value.less(offset), format)
    case UInt8(ascii: "o"):
      guard let branches = message.counted(),
        let branch = branches.branch(value, category(value, grammar.ordinal))
      else { return false }
      write(branch)
    case UInt8(ascii: "P"), UInt8(ascii: "O"):
      let selector = item == UInt8(ascii: "P") ? grammar.cardinal : grammar.ordinal
      guard let offset = message.integer(), let format = format(&message),
        let branches = message.counted(),
        let branch = branches.branch(
          value, category(value.less(offset), selector, writtenAs: format))
      else { return false }
      write(branch)
    case UInt8(ascii: "s"):
      guard let branches = message.counted(), let branch = branches.branch(named: value) else {
        return false
      }
      write(branch)
    default: return false
    }
    return true
  }

  @inline(__always)
  private func argument(_ message: inout CompactCursor) -> MessageArgument? {
    guard let index = message.digit(), index < arguments.count else { return nil }
    return arguments[index]
  }

  /// The style that a digit names: 0 is the plain one.
  private func format(_ message: inout CompactCursor) -> NumberFormat? {
    guard let index = message.digit(), index <= grammar.styles.count else { return nil }
    return index == 0 ? grammar.numbers : grammar.styles[index - 1]
  }

  @inline(__always)
  private mutating func write(_ value: MessageArgument, _ format: NumberFormat) {
    switch value {
    case .integer(let integer) where format.isPlain: format.write(integer, to: &output)
    case .text(let text): write(text)
    default: writeRounded(value, format)
    }
  }

  private mutating func writeRounded(_ value: MessageArgument, _ format: NumberFormat) {
    if case .range(let start, let end) = value {
      writeRounded(.integer(start), format)
      guard start != end else { return }
      output.append(format.symbols.range)
      return writeRounded(.integer(end), format)
    }
    guard let number = format.round(value, grammar.cardinal) else { return }
    format.write(number, to: &output)
  }

  private mutating func write(_ text: String) {
    guard grammar.isolation.isolates(text) else { return output.append(text) }
    output.append("\u{2068}")
    output.append(text)
    output.append("\u{2069}")
  }

  @inline(__always)
  private func category(_ value: MessageArgument, _ selector: PluralSelector) -> PluralCategory {
    if case .integer(let integer) = value { return selector.category(integer) }
    return category(value, selector, writtenAs: grammar.numbers)
  }

  /// Of a number as it is written; text, and what is no finite number, is `other`.
  private func category(
    _ value: MessageArgument, _ selector: PluralSelector, writtenAs format: NumberFormat
  ) -> PluralCategory {
    if case .range(let start, let end) = value {
      let last = category(.integer(end), selector, writtenAs: format)
      guard start != end else { return last }
      return grammar.ranges.form(category(.integer(start), selector, writtenAs: format), last)
    }
    guard let number = format.round(value, grammar.cardinal),
      case .decimal = number.digits
    else { return .other }
    return selector.category(number.operands)
  }
}

extension NumberFormat {
  func round(_ value: MessageArgument, _ cardinal: PluralSelector) -> RoundedNumber? {
    switch value {
    case .integer(let integer): round(DecimalNumber(integer), cardinal)
    case .number(let number): round(number, cardinal)
    case .range, .text: nil
    }
  }
}

extension MessageArgument {
  /// The number that a plural with an offset shows and chooses by. Text has none.
  func less(_ offset: Int) -> MessageArgument {
    switch self {
    case .integer(let integer):
      let (difference, overflow) = integer.subtractingReportingOverflow(offset)
      return overflow ? .number(Double(integer) - Double(offset)) : .integer(difference)
    case .number(let number): return .number(number - Double(offset))
    case .range(let start, let end):
      guard case .integer(let start) = MessageArgument.integer(start).less(offset),
        case .integer(let end) = MessageArgument.integer(end).less(offset)
      else { return self }
      return .range(start, end)
    case .text: return self
    }
  }

  /// Whether this is the number that `=N` names.
  func equals(_ exact: String) -> Bool {
    switch self {
    case .integer(let integer): Int(exact).map { $0 == integer } ?? false
    case .number(let number): Double(exact) == number
    case .range(let start, let end): start == end && Int(exact) == start
    case .text: false
    }
  }
}

extension CompactCursor {
  /// The branch of a plural. As ICU does: an exact value is compared with the number before the
  /// offset, the category belongs to the number after it.
  @inline(__always)
  func branch(_ value: MessageArgument, _ category: PluralCategory) -> CompactCursor? {
    var branches = self
    let letter = CompactForm.byte(for: category)
    while let kind = branches.byte() {
      var fits = kind == letter || kind == UInt8(ascii: "x")
      if kind == UInt8(ascii: "=") {
        guard let equals = branches.exact(value) else { return nil }
        fits = equals
      }
      guard let branch = branches.counted() else { return nil }
      if fits { return branch }
    }
    return nil
  }

  /// Whether the value is the number up to the next ";". Most are one digit.
  @inline(__always)
  private mutating func exact(_ value: MessageArgument) -> Bool? {
    if rest > 1, position[1] == UInt8(ascii: ";"), case .integer(let integer) = value {
      defer { position += 2 }
      return integer == Int(position[0]) - 48
    }
    return decimal().map { value.equals($0) }
  }

  /// The branch of a selection.
  func branch(named value: MessageArgument) -> CompactCursor? {
    var branches = self
    var last: CompactCursor?
    while let name = branches.counted() {
      last = branches.counted()
      let bytes = UnsafeBufferPointer(start: name.position, count: name.rest)
      if case .text(let text) = value, text.utf8.elementsEqual(bytes) { break }
    }
    return last
  }
}
