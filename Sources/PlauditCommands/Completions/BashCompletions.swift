/// Completions for bash, from 3.2 on, which macOS has: no associative arrays.
enum BashCompletions {
  static func text(_ tool: Usage) -> String {
    let all = tool.all
    let paths = all.dropFirst().map { quoted($0.path) }
    let values = all.flatMap { path, usage in
      usage.options.filter { $0.placeholder != nil }.map { option in
        "    \(quoted(path + [option.name]))) \(offer(option.choices)) ;;"
      }
    }
    let words = all.map { path, usage in
      let operands =
        usage.commands.isEmpty ? usage.operands : .words(usage.commands.map(\.name))
      let options = usage.allOptions.map(\.name).joined(separator: " ")
      return "    \(quoted(path))) options=\"\(options)\"; operands='\(offer(operands))' ;;"
    }
    return """
      # Completions of plaudit for bash, written by: plaudit completions bash

      # What is offered, where $current is the beginning of it.
      __plaudit_words() { COMPREPLY=($(compgen -W "$1" -- "$current")); }

      __plaudit_list() {
        local before=
        [[ $current == *,* ]] && before=${current%,*},
        COMPREPLY=($(compgen -P "$before" -W "$1" -- "${current##*,}"))
        compopt -o nospace 2>/dev/null
      }

      __plaudit_paths() {
        compopt -o default 2>/dev/null && return
        local IFS=$'\\n'
        COMPREPLY=($(compgen -f -- "$current"))
      }

      _plaudit() {
        local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]}
        local command=plaudit word options operands
        COMPREPLY=()
        # In --option=value the sign is a word too.
        if [[ $current == = ]]; then
          current=
        elif [[ $option == = ]]; then
          option=${COMP_WORDS[COMP_CWORD-2]}
        fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$command $word" in
            \(paths.joined(separator: " | \\\n      "))) command="$command $word" ;;
            *) break ;;
          esac
        done
        case "$command $option" in
      \(values.map { $0.replacing(" ;;", with: "; return ;;") }.joined(separator: "\n"))
        esac
        case "$command" in
      \(words.joined(separator: "\n"))
        esac
        case "$current" in
          -*) __plaudit_words "$options" ;;
          *) eval "$operands" ;;
        esac
      }

      complete -F _plaudit plaudit
      """
  }

  private static func offer(_ choices: Choices) -> String {
    switch choices {
    case .anything: ":"
    case .paths: "__plaudit_paths"
    case .list: "__plaudit_list \"\(choices.words.joined(separator: " "))\""
    default: "__plaudit_words \"\(choices.words.joined(separator: " "))\""
    }
  }

  private static func quoted(_ words: [String]) -> String {
    "\"\(words.joined(separator: " "))\""
  }
}
