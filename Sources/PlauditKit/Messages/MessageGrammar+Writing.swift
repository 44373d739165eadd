// The methods take what they need as parameters and keep nothing, so that no reference is counted
// while a message is written.
extension MessageGrammar {
  /// Writes one message with its arguments. Whatever is not in compact form ends the message; what
  /// came before stays.
  func write(
    _ message: CompactCursor, _ arguments: some MessageArguments, to output: inout UTF8Output
  ) {
    var message = message
    while let item = message.byte() {
      switch item {
      case UInt8(ascii: "t"):
        guard let text = message.counted() else { return }
        output.append(text.position, count: text.rest)
      case UInt8(ascii: "a"):
        guard let place = message.digit() else { return }
        if let integer = arguments.integer(place) {
          numbers.write(integer, to: &output)
        } else if let value = arguments.value(place) {
          write(value, numbers, to: &output)
        } else {
          return
        }
      case UInt8(ascii: "p"):
        guard let place = message.digit(), let branches = message.counted(),
          let branch = branch(of: branches, arguments, place)
        else { return }
        if message.rest == 0 {
          message = branch
        } else {
          write(branch, arguments, to: &output)
        }
      default:
        guard writeOther(item, &message, arguments, to: &output) else { return }
      }
    }
  }

  /// The branch that a number takes in a plural without offset and style.
  @inline(__always)
  private func branch(
    of branches: CompactCursor, _ arguments: some MessageArguments, _ place: Int
  ) -> CompactCursor? {
    if let integer = arguments.integer(place) {
      return branches.branch(integer, cardinal.category(integer))
    }
    return arguments.value(place).flatMap { value in
      branches.branch(value, category(value, cardinal, writtenAs: numbers))
    }
  }

  /// What is met less often.
  @inline(never)
  private func writeOther(
    _ item: UInt8, _ message: inout CompactCursor, _ arguments: some MessageArguments,
    to output: inout UTF8Output
  ) -> Bool {
    guard let value = message.digit().flatMap({ arguments.value($0) }) else { return false }
    switch item {
    case UInt8(ascii: "n"):
      guard let format = format(&message) else { return false }
      write(value, format, to: &output)
    case UInt8(ascii: "#"):
      guard let offset = message.integer(), let format = format(&message) else { return false }
      write(value.less(offset), format, to: &output)
    case UInt8(ascii: "o"):
      guard let branches = message.counted(),
        let branch = branches.branch(value, category(value, ordinal, writtenAs: numbers))
      else { return false }
      write(branch, arguments, to: &output)
    case UInt8(ascii: "P"), UInt8(ascii: "O"):
      let selector = item == UInt8(ascii: "P") ? cardinal : ordinal
      guard let offset = message.integer(), let format = format(&message),
        let branches = message.counted(),
        let branch = branches.branch(
          value, category(value.less(offset), selector, writtenAs: format))
      else { return false }
      write(branch, arguments, to: &output)
    case UInt8(ascii: "s"):
      guard let branches = message.counted(), let branch = branches.branch(named: value) else {
        return false
      }
      write(branch, arguments, to: &output)
    default: return false
    }
    return true
  }

  /// The style that a digit names: 0 is the plain one.
  private func format(_ message: inout CompactCursor) -> NumberFormat? {
    guard let index = message.digit(), index <= styles.count else { return nil }
    return index == 0 ? numbers : styles[index - 1]
  }

  private func write(
    _ value: MessageArgument, _ format: NumberFormat, to output: inout UTF8Output
  ) {
    switch value {
    case .integer(let integer) where format.isPlain: format.write(integer, to: &output)
    case .text(let text): write(text, to: &output)
    case .range(let start, let end):
      write(.integer(start), format, to: &output)
      guard start != end else { return }
      output.append(format.symbols.range)
      write(.integer(end), format, to: &output)
    case .integer, .number:
      guard let number = format.round(value, cardinal) else { return }
      format.write(number, to: &output)
    }
  }

  private func write(_ text: String, to output: inout UTF8Output) {
    guard isolation.isolates(text) else { return output.append(text) }
    output.append("\u{2068}")
    output.append(text)
    output.append("\u{2069}")
  }

  /// Of a number as it is written; text, and what is no finite number, is `other`.
  private func category(
    _ value: MessageArgument, _ selector: PluralSelector, writtenAs format: NumberFormat
  ) -> PluralCategory {
    if case .range(let start, let end) = value {
      let last = category(.integer(end), selector, writtenAs: format)
      guard start != end else { return last }
      return ranges.form(category(.integer(start), selector, writtenAs: format), last)
    }
    guard let number = format.round(value, cardinal), case .decimal = number.digits else {
      return .other
    }
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
  func branch(_ value: MessageArgument, _ category: PluralCategory) -> CompactCursor? {
    branch(category) { cursor in cursor.decimal().map { value.equals($0) } }
  }

  /// The same for a whole number; most exact values are one digit.
  @inline(__always)
  func branch(_ value: Int, _ category: PluralCategory) -> CompactCursor? {
    branch(category) { cursor in
      guard cursor.rest > 1, cursor.position[1] == UInt8(ascii: ";") else {
        return cursor.isDecimal(value)
      }
      defer { cursor.position += 2 }
      return value == Int(cursor.position[0]) - 48
    }
  }

  @inline(__always)
  private func branch(
    _ category: PluralCategory, isExact: (inout CompactCursor) -> Bool?
  ) -> CompactCursor? {
    var branches = self
    let letter = CompactForm.byte(for: category)
    while let kind = branches.byte() {
      var fits = kind == letter || kind == UInt8(ascii: "x")
      if kind == UInt8(ascii: "=") {
        guard let isExact = isExact(&branches) else { return nil }
        fits = isExact
      }
      guard let branch = branches.counted() else { return nil }
      if fits { return branch }
    }
    return nil
  }

  @inline(never)
  private mutating func isDecimal(_ value: Int) -> Bool? {
    decimal().map { Int($0) == value }
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
