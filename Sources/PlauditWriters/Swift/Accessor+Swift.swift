import Mustache
import PlauditModel

extension Accessor {
  /// The parameters as a declaration has them.
  var signature: String {
    parameters.map { parameter in
      let name = SwiftName.declared(parameter.name)
      let label = parameter.label.map { $0 == parameter.name ? "" : $0 + " " } ?? "_ "
      return "\(label)\(name): \(type(of: parameter))"
    }.joined(separator: ", ")
  }

  /// What the table is given, each with a comma before it.
  var values: String {
    parameters.map { parameter in
      let name = SwiftName.declared(parameter.name)
      if !parameter.argument.options.isEmpty { return ", .text(\(name).rawValue)" }
      if isCounted(parameter) {
        return parameters.count == 1 ? ", \(name)" : ", \(name).messageArgument"
      }
      return ", .\(parameter.argument.type.argumentCase)(\(name))"
    }.joined()
  }

  private func type(of parameter: Parameter) -> String {
    if !parameter.argument.options.isEmpty {
      return "\(optionsName).\(Self.typeName(parameter.name))"
    }
    return isCounted(parameter) ? "some WholeNumbers" : parameter.argument.type.swiftType
  }

  /// Whether the parameter selects the form by counting, so that it can be a range of numbers too.
  private func isCounted(_ parameter: Parameter) -> Bool {
    parameter.argument.type == .integer && parameter.argument.name == countedArgument
  }

  private var countedArgument: String? {
    message.texts.values.lazy.compactMap(\.pattern.countedArgument).first
  }

  /// The parameters that are one of several options.
  var options: [Parameter] { parameters.filter { !$0.argument.options.isEmpty } }

  /// The name of the type that holds the options' types: no other type has one like it.
  var optionsName: String { Self.capitalized(name) + "Options" }

  func options(into diagnostics: inout Diagnostics) -> [MustacheValue] {
    var types: [String: Parameter] = [:]
    return options.map { parameter in
      let type = Self.typeName(parameter.name)
      if let first = types.updateValue(parameter, forKey: type) {
        diagnostics.add(
          .sameOptions(type, first.argument.name, parameter.argument.name),
          at: message.key.location)
      }
      var cases: [MustacheValue] = []
      var names: [String: String] = [:]
      for option in parameter.argument.options {
        guard let name = SwiftName.camelCase(option) else {
          diagnostics.add(.optionWithoutName(option), at: message.key.location)
          continue
        }
        if let first = names.updateValue(option, forKey: name) {
          diagnostics.add(.sameOption(first, option, name), at: message.key.location)
        }
        cases.append([
          "name": .string(SwiftName.declared(name)), "option": .string(option),
          "rawValue": .bool(name != option),
        ])
      }
      return ["name": .string(type), "cases": .list(cases)]
    }
  }

  /// The name of the type of a parameter's options.
  private static func typeName(_ name: String) -> String {
    let name = capitalized(name)
    return impossibleTypes.contains(name) ? name + "_" : name
  }

  /// Names that Swift gives no type within another, and those that the type itself is made of.
  private static let impossibleTypes: Set<String> = [
    "Any", "CaseIterable", "Hashable", "Protocol", "Sendable", "String", "Type",
  ]

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension Diagnostic.Message {
  static func sameOptions(_ name: String, _ first: String, _ second: String) -> Self {
    error(
      "identifier-collision",
      "the options of {\(first)} and {\(second)} would both be the Swift type \(name); rename one")
  }

  static func optionWithoutName(_ option: String) -> Self {
    error(
      "identifier-empty",
      "the option \(option) has no letter or digit to make a Swift name of; rename it")
  }

  static func sameOption(_ first: String, _ second: String, _ name: String) -> Self {
    error(
      "identifier-collision",
      "the options \(first) and \(second) would both be the Swift name \(name); rename one")
  }
}
