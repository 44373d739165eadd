import PlauditModel

/// What kind of number a variable says that it takes, and what its forms show.
enum ValueTypes {
  /// The type of a specifier without its percent sign, such as `lld` and `.1f`; `nil` for what is
  /// none of a number.
  static func number(_ specifier: String) -> ArgumentType? {
    Array("%\(specifier)".utf8).withUnsafeBufferPointer { bytes in
      var lexer = PrintfLexer(bytes, 0..<bytes.count, isSubstitution: false)
      guard case .specifier(let read) = lexer.next(), read.range.upperBound == bytes.count,
        read.type != .text
      else { return nil }
      return read.type
    }
  }

  /// Places in forms that show a variable's number as something else.
  static func faults(of content: VariedText, in text: WrittenText) -> [VariedTextAssembler.Fault] {
    let types = types(in: content)
    guard !types.isEmpty else { return [] }
    var faults: [VariedTextAssembler.Fault] = []
    for choice in text.choices {
      guard let name = choice.name, let argument = choice.argument,
        let type = types[WrittenText.Name(name, at: choice.offset)]
      else { continue }
      for branch in choice.branches {
        for case .placeholder(let index) in branch.pattern.pieces {
          let placeholder = text.placeholders[index]
          // Texts for numbers, which are worse, are a finding of a check.
          guard placeholder.argument == argument, placeholder.type != type,
            placeholder.type != .text
          else { continue }
          faults.append(
            .init(message: .otherType(placeholder.spelling, type), offset: placeholder.offset))
        }
      }
    }
    return faults
  }

  /// By variable.
  private static func types(in content: VariedText) -> [WrittenText.Name: ArgumentType] {
    switch content {
    case .text: [:]
    case .choice(let choice):
      choice.branches.reduce(into: [:]) { types, branch in
        types.merge(self.types(in: branch.text)) { first, _ in first }
      }
    case .scope(let variables, let inner):
      types(in: inner).merging(
        variables.map { (WrittenText.Name($0.name, at: $0.offset), $0.type) }
      ) { first, _ in first }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func otherType(_ spelling: String, _ type: ArgumentType) -> Self {
    warning(
      "stringsdict-type",
      "\(spelling) is not the \(type == .integer ? "whole number" : "number with decimals") "
        + "that NSStringFormatValueTypeKey tells; make them the same")
  }
}
