import PlauditKit

extension MessageArgument {
  /// A number where the text is one, else the text.
  init(reading text: String) {
    let isNumber =
      text.contains(where: \.isNumber)
      && text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
    if isNumber, let integer = Int(text) {
      self = .integer(integer)
    } else if isNumber, let number = Double(text) {
      self = .number(number)
    } else {
      self = .text(text)
    }
  }
}
