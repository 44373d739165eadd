/// Completions for fish, from 3.0 on.
enum FishCompletions {
  static func text(_ tool: Usage) -> String {
    let lines = tool.all.map { path, usage in
      let words = path.dropFirst().joined(separator: " ")
      return (commands(words, usage) + options(words, usage)).joined(separator: "\n")
    }
    return """
      # Completions of plaudit for fish, written by: plaudit completions fish

      function __plaudit_wants -d 'Whether a command is wanted behind these words'
          set -l words (commandline -opc)
          set -e words[1]
          test "$words" = "$argv"
      end

      function __plaudit_in -d 'Whether these words begin the line'
          set -l words (commandline -opc)
          set -e words[1]
          set -l count (count $argv)
          test (count $words) -ge $count; and test "$words[1..$count]" = "$argv"
      end

      function __plaudit_list -d 'Words behind the last comma'
          set -l before (string match -r '^(?:--[^=]*=)?(.*,)' -- (commandline -ct))[2]
          printf '%s\\n' "$before"$argv
      end

      complete -c plaudit -f
      \(lines.joined(separator: "\n"))
      """
  }

  private static func commands(_ words: String, _ usage: Usage) -> [String] {
    usage.commands.map { command in
      line("__plaudit_wants \(words)", "-a \(command.name) -d \(quoted(command.summary))")
    }
  }

  private static func options(_ words: String, _ usage: Usage) -> [String] {
    let condition = "\(usage.commands.isEmpty ? "__plaudit_in" : "__plaudit_wants") \(words)"
    let options = usage.allOptions.map { option in
      let value = option.placeholder == nil ? "" : " -r" + offer(option.choices)
      return line(
        condition, "-l \(option.name.dropFirst(2))\(value) -d \(quoted(option.line))")
    }
    guard usage.commands.isEmpty else { return options }
    let operands = offer(usage.operands)
    return options + (operands == " -f" ? [] : [line(condition, String(operands.dropFirst()))])
  }

  private static func line(_ condition: String, _ rest: String) -> String {
    "complete -c plaudit -n '\(condition)' \(rest)"
  }

  private static func offer(_ choices: Choices) -> String {
    let words = choices.words.joined(separator: " ")
    return switch choices {
    case .anything: " -f"
    case .paths: " -F"
    case .list: " -f -a '(__plaudit_list \(words))'"
    default: " -f -a '\(words)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
