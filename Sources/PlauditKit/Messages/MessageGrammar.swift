/// What it takes to write a message in one language: how it counts, ranks and writes numbers.
public struct MessageGrammar: Sendable {
  let numbers: NumberSymbols
  let cardinal: PluralSelector
  let ordinal: PluralSelector

  /// - Parameters:
  ///   - numbers: How the language writes numbers.
  ///   - cardinal: Its rules for counting.
  ///   - ordinal: Its rules for ranking.
  public init(
    numbers: NumberSymbols, cardinal: @escaping PluralSelector, ordinal: @escaping PluralSelector
  ) {
    self.numbers = numbers
    self.cardinal = cardinal
    self.ordinal = ordinal
  }

  /// The text of one message in compact form.
  package func text(compact: String, _ arguments: [MessageArgument]) -> String {
    var compact = compact
    return compact.withUTF8 { text(of: $0, arguments) }
  }

  func text(of message: UnsafeBufferPointer<UInt8>, _ arguments: [MessageArgument]) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(message.count)
    _ = append(message, arguments, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// - Returns: `nil` where the message is not in compact form; what came before stays.
  private func append(
    _ message: UnsafeBufferPointer<UInt8>, _ arguments: [MessageArgument],
    to output: inout [UInt8]
  ) -> Void? {
    var cursor = CompactCursor(message)
    while let item = cursor.byte() {
      switch item {
      case UInt8(ascii: "t"):
        guard let text = cursor.counted(width: CompactForm.textLengthWidth) else { return nil }
        output += text
      case UInt8(ascii: "a"):
        guard let value = cursor.argument(arguments) else { return nil }
        append(value, to: &output)
      case UInt8(ascii: "#"):
        guard let value = cursor.argumentLessOffset(arguments) else { return nil }
        append(value, to: &output)
      case UInt8(ascii: "p"), UInt8(ascii: "o"):
        let selector = item == UInt8(ascii: "p") ? cardinal : ordinal
        guard let branch = cursor.pluralBranch(arguments, selector, numbers) else { return nil }
        guard append(branch, arguments, to: &output) != nil else { return nil }
      case UInt8(ascii: "s"):
        guard let branch = cursor.selectBranch(arguments) else { return nil }
        guard append(branch, arguments, to: &output) != nil else { return nil }
      default:
        return nil
      }
    }
    return ()
  }

  private func append(_ value: MessageArgument, to output: inout [UInt8]) {
    switch value {
    case .integer(let integer): numbers.append(integer, to: &output)
    case .number(let number): numbers.append(number, to: &output)
    case .text(let text): output += text.utf8
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
    case .text: return self
    }
  }

  /// Whether this is the number that `=N` names.
  func equals(_ exact: String) -> Bool {
    switch self {
    case .integer(let integer): Int(exact).map { $0 == integer } ?? false
    case .number(let number): Double(exact) == number
    case .text: false
    }
  }
}

extension CompactCursor {
  mutating func argument(_ arguments: [MessageArgument]) -> MessageArgument? {
    guard let index = number(width: 1), index < arguments.count else { return nil }
    return arguments[index]
  }

  mutating func argumentLessOffset(_ arguments: [MessageArgument]) -> MessageArgument? {
    guard let value = argument(arguments), let offset = decimal().flatMap({ Int($0) }) else {
      return nil
    }
    return value.less(offset)
  }

  /// As ICU does: an exact value is compared before the offset, the category is chosen after it.
  mutating func pluralBranch(
    _ arguments: [MessageArgument], _ selector: PluralSelector, _ numbers: NumberSymbols
  ) -> UnsafeBufferPointer<UInt8>? {
    guard let value = argument(arguments), let offset = decimal().flatMap({ Int($0) }),
      let body = counted(width: CompactForm.lengthWidth)
    else { return nil }
    let category = value.less(offset).category(selector)
    var branches = CompactCursor(body)
    while let kind = branches.byte() {
      let exact = kind == UInt8(ascii: "=") ? branches.decimal() : nil
      guard let branch = branches.counted(width: CompactForm.lengthWidth) else { return nil }
      let fits =
        exact.map { value.equals($0) }
        ?? (kind == CompactForm.byte(for: category) || kind == CompactForm.byte(for: .other))
      if fits { return branch }
    }
    return nil
  }

  mutating func selectBranch(_ arguments: [MessageArgument]) -> UnsafeBufferPointer<UInt8>? {
    guard let value = argument(arguments),
      let body = counted(width: CompactForm.lengthWidth)
    else { return nil }
    var branches = CompactCursor(body)
    var last: UnsafeBufferPointer<UInt8>?
    while let name = branches.counted(width: CompactForm.textLengthWidth) {
      last = branches.counted(width: CompactForm.lengthWidth)
      if case .text(let text) = value, text.utf8.elementsEqual(name) { break }
    }
    return last
  }
}

extension MessageArgument {
  func category(_ selector: PluralSelector) -> PluralCategory {
    switch self {
    case .integer(let integer): selector(PluralOperands(integer))
    case .number(let number): PluralOperands(number).map { selector($0) } ?? .other
    case .text: .other
    }
  }
}
