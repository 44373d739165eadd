import PlauditKit
import PlauditModel

extension JSONValue {
  /// A message's tree as the page reads it (`templates/preview/messages.js`).
  init(_ pattern: Pattern) {
    self = .array(pattern.map { JSONValue($0) })
  }

  private init(_ element: PatternElement) {
    switch element {
    case .text(let text): self = .string(text)
    case .argument(let name): self = .array([.string("a"), .string(name)])
    case .number(let name, let style):
      self = .array([.string("n"), .string(name), .string(style.code)])
    case .difference(let name, let offset, let style):
      self = .array([.string("d"), .string(name), .integer(offset), .string(style.code)])
    case .plural(let choice):
      self = .array([
        .string(choice.kind == .cardinal ? "p" : "o"), .string(choice.argument),
        .integer(choice.offset), .string(choice.style.code),
        .object(choice.branches.map { ($0.selector.description, JSONValue($0.pattern)) }),
      ])
    case .select(let choice):
      self = .array([
        .string("s"), .string(choice.argument),
        .object(choice.branches.map { ($0.option, JSONValue($0.pattern)) }),
      ])
    }
  }
}
