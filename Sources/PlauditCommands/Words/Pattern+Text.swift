import PlauditKit
import PlauditModel
import PlauditWriters

extension Pattern {
  /// The text that an app shows, through the code that an app runs.
  ///
  /// - Returns: `nil` where an argument has no value, or where the message is longer than any can be.
  func text(in language: String, _ values: [String: MessageArgument]) -> String? {
    let names = argumentNames
    let shown = names.compactMap { values[$0] }
    guard shown.count == names.count,
      let compact = try? CompactWriter(arguments: names, styles: numberStyles).message(self)
    else { return nil }
    return LanguageGrammar(language, styles: numberStyles).runtime.text(compact: compact, shown)
  }
}
