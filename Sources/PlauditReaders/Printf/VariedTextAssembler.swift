import PlauditKit
import PlauditModel

/// Makes the tree of a text that may have variations and variables. A variable does not say itself
/// which argument it is for: the place does that refers to it.
struct VariedTextAssembler {
  private var assembler = FormatAssembler()
  private var variables: [String: FormatVariable] = [:]
  /// The variables whose forms are being read, the outermost first.
  private var open: [String] = []
  private var faults: [Fault] = []

  struct Fault {
    let message: Diagnostic.Message
    let offset: Int
  }

  /// - Parameter faults: Learns what is wrong with the text's variables.
  static func text(
    _ content: VariedText, _ language: Language, state: WrittenText.State? = nil,
    in file: any SourceFile, at offset: Int, faults: inout [Fault]
  ) -> WrittenText {
    var assembler = Self()
    let pattern = assembler.pattern(content, own: nil)
    faults += assembler.faults
    if assembler.assembler.isTooLarge {
      faults.append(Fault(message: .tooManyForms, offset: pattern.offset))
    }
    return WrittenText(
      language, pattern, assembler.assembler.parts, state: state, in: file, at: offset)
  }

  private mutating func pattern(
    _ text: VariedText, own: FormatAssembler.Own?
  ) -> WrittenPattern {
    switch text {
    case .text(let text):
      defineVariables(in: text, own)
      return assembler.pattern(text, own: own)
    case .choice(let forms):
      let choice = choice(forms, own: own)
      return WrittenPattern([.choice(choice)], at: choice.offset)
    case .scope(let variables, let content):
      return pattern(content, own: own, with: variables)
    }
  }

  private mutating func pattern(
    _ content: VariedText, own: FormatAssembler.Own?, with inner: [FormatVariable]
  ) -> WrittenPattern {
    let outer = (variables, assembler.substitutions)
    defer { (variables, assembler.substitutions) = outer }
    if inner.count > Self.mostVariables {
      faults.append(
        Fault(message: .tooManyVariables(inner.count), offset: inner[Self.mostVariables].offset))
    }
    let inner = inner.prefix(Self.mostVariables)
    variables = Dictionary(inner.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    assembler.substitutions = [:]
    assembler.parts.substitutions += inner.map { WrittenText.Name($0.name, at: $0.offset) }
    let pattern = pattern(content, own: own)
    // Those that nothing refers to have faults to be found too.
    for (index, variable) in inner.enumerated() { define(variable.name, index) }
    return pattern
  }

  /// As many as a message can have arguments.
  private static let mostVariables = 64

  private mutating func choice(
    _ forms: VariedChoice, own: FormatAssembler.Own?, of variable: FormatVariable? = nil
  ) -> WrittenChoice {
    // The form other shows the most: it tells best which arguments variables in the forms are for.
    for case .text(let text) in forms.branches.filter({ $0.selector == .category(.other) })
      .map(\.text)
    {
      defineVariables(in: text, own)
    }
    let position = assembler.parts.choices.count
    let firstPlaceholder = assembler.parts.placeholders.count
    let branches = forms.branches.map {
      WrittenChoice.Branch($0.selector, at: $0.offset, pattern($0.text, own: own))
    }
    let number = own?.argument ?? assembler.numericArgument(from: firstPlaceholder)
    let choice = WrittenChoice(
      forms.kind, argument: forms.kind == .device ? nil : number, name: variable?.name,
      specifier: variable?.specifier, branches: branches, at: forms.offset)
    assembler.parts.choices.insert(choice, at: position)
    return choice
  }

  private mutating func defineVariables(in text: PlacedText, _ own: FormatAssembler.Own?) {
    guard !variables.isEmpty else { return }
    for (name, argument) in FormatAssembler.references(in: text, own: own) {
      define(name, argument)
    }
  }

  private mutating func define(_ name: String, _ argument: Int) {
    guard assembler.substitutions[name] == nil, let variable = variables[name] else { return }
    guard !open.contains(name) else {
      faults.append(Fault(message: .refersToItself(name), offset: variable.offset))
      return
    }
    open.append(name)
    defer { open.removeLast() }
    let own = FormatAssembler.Own(argument: argument, type: variable.type)
    assembler.define(name, choice(variable.forms, own: own, of: variable))
  }
}

extension FormatAssembler {
  /// - Parameter own: The substitution whose form the text is.
  mutating func pattern(_ text: PlacedText, own: Own? = nil) -> WrittenPattern {
    text.bytes.withUnsafeBufferPointer {
      pattern($0, 0..<$0.count, own: own, at: text.offset, from: text.start)
    }
  }

  /// The names that a text refers to, and for which argument.
  static func references(
    in text: PlacedText, own: Own?
  ) -> [(name: String, argument: Int)] {
    text.bytes.withUnsafeBufferPointer { bytes in
      var lexer = PrintfLexer(bytes, 0..<bytes.count, isSubstitution: own != nil)
      var counter = ArgumentCounter(own)
      var references: [(name: String, argument: Int)] = []
      while let lexeme = lexer.next() {
        switch lexeme {
        case .specifier(let specifier):
          _ = counter.argument(specifier.position, stars: specifier.stars)
        case .reference(let name, let position, _):
          references.append(
            (
              String(decoding: UnsafeBufferPointer(rebasing: bytes[name]), as: UTF8.self),
              counter.argument(position)
            ))
        case .text, .ownNumber, .slip: break
        }
      }
      return references
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func refersToItself(_ name: String) -> Self {
    error(
      "substitution-loop",
      "the variable \(name) refers to itself, so nothing can be shown; write its text out")
  }

  fileprivate static func tooManyVariables(_ count: Int) -> Self {
    error("substitution-loop", "\(count) variables in one text; 64 are possible")
  }

  fileprivate static let tooManyForms = error(
    "substitution-loop",
    "variables refer to each other so often that the text has more than \(FormatAssembler.mostForms) forms; write some out"
  )
}
