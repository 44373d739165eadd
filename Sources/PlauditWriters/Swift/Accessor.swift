import PlauditModel

/// A member of the generated type that returns one message's text.
struct Accessor {
  let name: String
  /// The message's place in every table.
  let index: Int
  let message: Message
  let parameters: [Parameter]

  struct Parameter {
    let argument: Argument
    /// `nil` where the call needs none.
    let label: String?
    let name: String
  }

  /// The accessor's name with its labels, as `@available(renamed:)` wants it.
  var fullName: String {
    guard !parameters.isEmpty else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  init(name: String, index: Int, message: Message, into diagnostics: inout Diagnostics) {
    self.name = name
    self.index = index
    self.message = message
    var parameters: [Parameter] = []
    for argument in message.arguments {
      // A numbered argument, as in {0}, has no better name than its number.
      let name = SwiftName.camelCase(argument.name) ?? "argument"
      if let first = parameters.first(where: { $0.name == name }) {
        diagnostics.add(
          .sameParameter(name, first.argument.name, argument.name), at: message.key.location)
      }
      let label = argument.label ?? (message.arguments.count == 1 ? "_" : name)
      parameters.append(
        Parameter(argument: argument, label: label == "_" ? nil : label, name: name))
    }
    self.parameters = parameters
  }
}

extension ArgumentType {
  var swiftType: String {
    switch self {
    case .integer: "Int"
    case .number: "Double"
    case .text: "String"
    }
  }

  /// The case of `MessageArgument`.
  var argumentCase: String { rawValue }
}

extension Diagnostic.Message {
  static func sameParameter(_ name: String, _ first: String, _ second: String) -> Self {
    error(
      "identifier-collision",
      "the arguments {\(first)} and {\(second)} would both be the parameter \(name); rename one")
  }
}
