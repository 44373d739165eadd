/// Completions for zsh.
enum ZshCompletions {
  static func text(_ tool: Usage) -> String {
    let functions = tool.all.reversed().map { path, usage in
      usage.commands.isEmpty ? leaf(path, usage) : branch(path, usage)
    }
    return """
      #compdef plaudit
      # Completions of plaudit for zsh, written by: plaudit completions zsh

      \(functions.joined(separator: "\n\n"))

      if [ "$funcstack[1]" = _plaudit ]; then
        _plaudit "$@"
      else
        compdef _plaudit plaudit
      fi
      """
  }

  private static func leaf(_ path: [String], _ usage: Usage) -> String {
    let specifications = usage.allOptions.map(specification) + ["*: :" + action(usage.operands)]
    return """
      _\(path.joined(separator: "_"))() {
        _arguments \\
          \(specifications.map(quoted).joined(separator: " \\\n    "))
      }
      """
  }

  /// A command that has commands.
  private static func branch(_ path: [String], _ usage: Usage) -> String {
    let commands = usage.commands.map { quoted("\($0.name):\(escaped($0.summary))") }
    let function = "_" + path.joined(separator: "_")
    let options = usage.allOptions.map { quoted(specification($0)) }.joined(separator: " ")
    return """
      \(function)() {
        local curcontext=$curcontext state line
        local -a commands
        _arguments -C \(options) '1: :->command' '*:: :->words' && return
        case $state in
          command)
            commands=(
              \(commands.joined(separator: "\n        "))
            )
            _describe -t commands command commands
            ;;
          words) (( $+functions[\(function)_$words[1]] )) && \(function)_$words[1] ;;
        esac
      }
      """
  }

  private static func specification(_ option: Option) -> String {
    guard let placeholder = option.placeholder else {
      return "\(option.name)[\(escaped(option.line))]"
    }
    return "\(option.name)=[\(escaped(option.line))]:\(escaped(placeholder)):"
      + action(option.choices)
  }

  private static func action(_ choices: Choices) -> String {
    let words = choices.words.joined(separator: " ")
    return switch choices {
    case .paths: "_files"
    case .list: "_sequence compadd - \(words)"
    default: "(\(words))"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map { "\\[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
