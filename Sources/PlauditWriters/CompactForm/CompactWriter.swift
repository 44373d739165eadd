import PlauditKit
package import PlauditModel

/// Writes a message's tree in the compact form that the runtime reads (`CompactMessage.swift`).
package struct CompactWriter {
  private let arguments: [String]
  private let language: CompactLanguage

  /// - Parameter arguments: The message's arguments in the order in which the app passes them.
  package init(arguments: [String], in language: CompactLanguage = CompactLanguage()) {
    self.arguments = arguments
    self.language = language
  }

  /// - Throws: `CompactFormLimit` where the text is longer than the form can say.
  package func message(_ pattern: Pattern) throws(CompactFormLimit) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.usualLength)
    try write(pattern, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let usualLength = 256

  private func write(_ pattern: Pattern, to bytes: inout [UInt8]) throws(CompactFormLimit) {
    for element in pattern {
      switch element {
      case .text(let text):
        bytes.append(UInt8(ascii: "t"))
        try counted(&bytes) { bytes in bytes += text.utf8 }
      case .argument(let name):
        bytes.append(UInt8(ascii: "a"))
        try place(name, to: &bytes)
      case .number(let name, let style):
        bytes.append(UInt8(ascii: "n"))
        try place(name, to: &bytes)
        try self.style(style, to: &bytes)
      case .difference(let name, let offset, let style):
        bytes.append(UInt8(ascii: "#"))
        try place(name, to: &bytes)
        bytes += "\(offset);".utf8
        try self.style(style, to: &bytes)
      case .plural(let choice): try plural(choice, to: &bytes)
      case .select(let choice): try select(choice, to: &bytes)
      }
    }
  }

  private func plural(_ choice: PluralChoice, to bytes: inout [UInt8]) throws(CompactFormLimit) {
    let isPlain = choice.offset == 0 && choice.style == NumberStyle()
    let kind = choice.kind == .cardinal ? UInt8(ascii: "p") : UInt8(ascii: "o")
    bytes.append(isPlain ? kind : kind & ~0x20)
    try place(choice.argument, to: &bytes)
    if !isPlain {
      bytes += "\(choice.offset);".utf8
      try style(choice.style, to: &bytes)
    }
    try counted(&bytes) { bytes throws(CompactFormLimit) in
      for branch in choice.branches {
        guard case .exact(let number) = branch.selector else { continue }
        bytes += "=\(number);".utf8
        try body(branch.pattern, to: &bytes)
      }
      for category in language.order(choice.kind) {
        for index in choice.branches.indices {
          guard case .category(category) = choice.branches[index].selector else { continue }
          bytes.append(CompactForm.byte(for: category))
          try body(choice.branches[index].pattern, to: &bytes)
        }
      }
    }
  }

  private func select(_ choice: SelectChoice, to bytes: inout [UInt8]) throws(CompactFormLimit) {
    bytes.append(UInt8(ascii: "s"))
    try place(choice.argument, to: &bytes)
    try counted(&bytes) { bytes throws(CompactFormLimit) in
      for isOther in [false, true] {
        for branch in choice.branches where (branch.option == "other") == isOther {
          try counted(&bytes) { bytes in bytes += branch.option.utf8 }
          try body(branch.pattern, to: &bytes)
        }
      }
    }
  }

  private func body(_ pattern: Pattern, to bytes: inout [UInt8]) throws(CompactFormLimit) {
    try counted(&bytes) { bytes throws(CompactFormLimit) in try write(pattern, to: &bytes) }
  }

  /// The digit of a style: 0 for the plain one.
  private func style(
    _ style: NumberStyle, to bytes: inout [UInt8]
  ) throws(CompactFormLimit) {
    guard let place = language.place(of: style), CompactForm.append(place, width: 1, to: &bytes)
    else {
      throw .tooManyStyles
    }
  }

  private func place(_ argument: String, to bytes: inout [UInt8]) throws(CompactFormLimit) {
    guard let place = arguments.firstIndex(of: argument),
      CompactForm.append(place, width: 1, to: &bytes)
    else {
      throw .tooManyArguments
    }
  }

  /// What `write` appends, after its length.
  private func counted(
    _ bytes: inout [UInt8], _ write: (inout [UInt8]) throws(CompactFormLimit) -> Void
  ) throws(CompactFormLimit) {
    let place = bytes.count
    bytes += [0, 0]
    try write(&bytes)
    guard CompactForm.setLength(at: place, in: &bytes) else { throw .tooLong }
  }
}

/// What the compact form cannot hold.
package enum CompactFormLimit: Error {
  case tooLong, tooManyArguments, tooManyStyles
}
