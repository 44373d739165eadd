import PlauditModel

/// The words of a command line, sorted into options and operands.
package struct Options {
  private var values: [String: String] = [:]
  private var flags: Set<String> = []
  package private(set) var operands: [String] = []

  /// - Parameter words: What follows the command's name. A value stands behind its option or is
  ///   joined to it: `--output FILE` or `--output=FILE`.
  package init(_ words: [String], of usage: Usage) throws(CommandFailure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      // A negative number is a value, not an option.
      guard word.hasPrefix("-"), word.count > 1, !(word.dropFirst().first?.isNumber ?? false)
      else {
        operands.append(word)
        continue
      }
      let equals = word.firstIndex(of: "=")
      let name = String(word[..<(equals ?? word.endIndex)])
      let joined = equals.map { String(word[word.index(after: $0)...]) }
      guard let option = usage.options.first(where: { $0.name == name }) else {
        throw .usage(Self.unknown(name, among: usage.options.map(\.name)))
      }
      if option.placeholder == nil {
        guard joined == nil else { throw .usage("\(name) takes no value") }
        flags.insert(name)
      } else {
        guard let value = joined ?? rest.popFirst(), !value.isEmpty else {
          throw .usage("\(name) needs a value")
        }
        guard values.updateValue(value, forKey: name) == nil else {
          throw .usage("\(name) is given twice")
        }
      }
    }
  }

  package subscript(_ name: String) -> String? { values[name] }

  package func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The only operand, which is one of a few words.
  ///
  /// - Parameter what: What the command prints for each.
  func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ what: String
  ) throws(CommandFailure) -> Word {
    guard operands.count == 1 else {
      let all = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("one of \(all) is needed")
    }
    return try Self.word(operands[0], what)
  }

  /// One of a few words.
  static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ what: String
  ) throws(CommandFailure) -> Word {
    if let word = Word(rawValue: text) { return word }
    let names = Word.allCases.map(\.rawValue)
    let hint = Suggestion.closest(to: text, among: names).map { "did you mean \($0)?" }
    throw .usage(
      "no \(what) \(text); \(hint ?? "write one of \(names.joined(separator: ", "))")")
  }

  package func required(_ name: String) throws(CommandFailure) -> String {
    guard let value = values[name] else { throw .usage("\(name) is missing") }
    return value
  }

  private static func unknown(_ name: String, among known: [String]) -> String {
    let suggestion = Suggestion.closest(to: name, among: known.sorted())
    return "no option \(name)" + (suggestion.map { "; did you mean \($0)?" } ?? "")
  }
}
