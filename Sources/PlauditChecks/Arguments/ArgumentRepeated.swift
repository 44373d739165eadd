package import PlauditModel

/// An argument that a text shows more often than the source does.
package final class ArgumentRepeated: TextCheck {
  package static let info = CheckInfo(
    "argument-repeated", .note,
    why: """
      The reader sees the same value twice.
      """,
    wrong: #"en: "%lld votes", de: "%1$lld Stimmen (%1$lld)""#,
    right: #"de: "%lld Stimmen""#)

  package init() {}

  package func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings
  ) {
    guard let source = message.source, text !== source, !text.isCopy,
      text.placeholders.count > 1, text.pattern.repeatsAny(text),
      !source.hasBrokenSpecifier
    else { return }
    let usual = source.pattern.mostRepeats(source)
    let (argument, count) = text.pattern.mostRepeats(text)
    guard count > max(1, usual.count),
      let place = text.placeholders.last(where: { $0.argument == argument })
    else { return }
    findings.add(.repeated(place.spelling, count), at: place.offset, in: text, of: message)
  }
}

extension WrittenPattern {
  /// Whether one form shows an argument twice.
  fileprivate func repeatsAny(_ text: WrittenText) -> Bool {
    var seen = ArgumentSet()
    for piece in pieces {
      switch piece {
      case .text: break
      case .placeholder(let index):
        let argument = text.placeholders[index].argument
        if seen.contains(argument) { return true }
        seen.insert(argument)
      case .choice(let choice):
        if choice.branches.contains(where: { $0.pattern.repeatsAny(text) }) { return true }
      }
    }
    return false
  }

  /// The argument that one form shows most often.
  fileprivate func mostRepeats(_ text: WrittenText) -> (argument: Int, count: Int) {
    var counts: [Int: Int] = [:]
    var most = (argument: 0, count: 0)
    for piece in pieces {
      switch piece {
      case .text: break
      case .placeholder(let index):
        let argument = text.placeholders[index].argument
        counts[argument, default: 0] += 1
        if let count = counts[argument], count > most.count { most = (argument, count) }
      case .choice(let choice):
        for branch in choice.branches {
          let inner = branch.pattern.mostRepeats(text)
          if inner.count > most.count { most = inner }
        }
      }
    }
    return most
  }
}

extension Diagnostic.Message {
  fileprivate static func repeated(_ argument: String, _ count: Int) -> Self {
    ArgumentRepeated.info.message(
      "\(argument) is shown \(count) times, more often than in the source; remove one")
  }
}
