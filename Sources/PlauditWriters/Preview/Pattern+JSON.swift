import PlauditKit
import PlauditModel

extension JSONValue {
  /// A message's tree as the page reads it (`templates/preview/messages.js`).
  ///
  /// - Parameter arguments: The names whose places stand for them.
  init(_ pattern: Pattern, arguments: [String]) {
    self = .array(pattern.map { JSONValue($0, arguments) })
  }

  private init(_ element: PatternElement, _ arguments: [String]) {
    switch element {
    case .text(let text): self = .string(text)
    case .argument(let name):
      self =
        arguments.firstIndex(of: name).map { .integer($0) }
        ?? .array([.string("a"), .string(name)])
    case .number(let name, let style):
      self = .array([.string("n"), .string(name), .string(style.code)])
    case .difference(let name, let offset, let style):
      self = .array([.string("d"), .string(name), .integer(offset), .string(style.code)])
    case .plural(let choice):
      self = .array([
        .string(choice.kind == .cardinal ? "p" : "o"), .string(choice.argument),
        .integer(choice.offset), .string(choice.style.code),
        .object(
          choice.branches.map {
            ($0.selector.description, JSONValue($0.pattern, arguments: arguments))
          }),
      ])
    case .select(let choice):
      self = .array([
        .string("s"), .string(choice.argument),
        .object(choice.branches.map { ($0.option, JSONValue($0.pattern, arguments: arguments)) }),
      ])
    }
  }
}
