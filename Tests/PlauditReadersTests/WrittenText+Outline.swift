import PlauditModel

extension WrittenText {
  /// The tree in one line: `in {photos 1: one=[%d#1 photo] other=[%d#1 photos]}`.
  var outline: String { outline(pattern) }

  private func outline(_ pattern: WrittenPattern) -> String {
    pattern.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .placeholder(let index):
        "\(placeholders[index].spelling)#\(placeholders[index].argument)"
      case .choice(let choice): outline(choice)
      }
    }.joined()
  }

  private func outline(_ choice: WrittenChoice) -> String {
    let head = [
      choice.kind == .device ? "device" : choice.name, choice.argument.map(String.init),
    ].compactMap { $0 }
    let branches = choice.branches.map { "\($0.selector)=[\(outline($0.pattern))]" }
    return "{\(head.joined(separator: " ")): \(branches.joined(separator: " "))}"
  }
}
