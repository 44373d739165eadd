/// How a command is written. What reads its words, its help and shells' completions go by this.
package struct Usage: Sendable {
  package let name: String
  /// One line for the list of commands.
  package let summary: String
  /// A line for each way to write it, with the program's name.
  let synopsis: String
  let about: String
  /// What stands beside the options.
  let operands: Choices
  let options: [Option]
  /// What else there is to say.
  let notes: String
  /// Commands under this one's name.
  let commands: [Usage]

  package init(
    name: String, summary: String, synopsis: String = "", about: String = "",
    operands: Choices = .anything, options: [Option] = [], notes: String = "",
    commands: [Usage] = []
  ) {
    self.name = name
    self.summary = summary
    self.synopsis = synopsis
    self.about = about
    self.operands = operands
    self.options = options
    self.notes = notes
    self.commands = commands
  }

  /// What `--help` prints.
  package var help: String {
    let synopsis = "usage: " + Self.indented(synopsis, by: 7)
    let width = options.map(\.label.count).max() ?? 0
    let list = options.map { option in
      let gap = String(repeating: " ", count: width - option.label.count + 2)
      return "  \(option.label)\(gap)" + Self.indented(option.about, by: width + 4)
    }
    return [synopsis, about, list.joined(separator: "\n"), notes].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// All lines but the first.
  private static func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + String(repeating: " ", count: count))
  }
}

/// An option that a command takes.
package struct Option: Sendable {
  /// With its dashes.
  let name: String
  /// What help calls the value; `nil` where the option stands alone.
  let placeholder: String?
  let choices: Choices
  /// In lines as help shows them.
  let about: String

  package init(_ name: String, _ about: String) {
    self.name = name
    placeholder = nil
    choices = .anything
    self.about = about
  }

  package init(_ name: String, _ placeholder: String, _ choices: Choices, _ about: String) {
    self.name = name
    self.placeholder = placeholder
    self.choices = choices
    self.about = about
  }

  var label: String { placeholder.map { "\(name) \($0)" } ?? name }
}
