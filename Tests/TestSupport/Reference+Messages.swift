internal import ICUReference

extension Reference {
  package enum Argument: Sendable {
    case integer(Int)
    case double(Double)
    case text(String)
  }

  package struct MessageError: Error, Hashable {
    /// ICU's name, such as `U_ILLEGAL_ARGUMENT_ERROR`.
    package let code: String

    package init(code: String) {
      self.code = code
    }
  }

  /// As `MessageFormat` writes a message.
  package static func format(
    message pattern: String, language: String, _ arguments: [String: Argument] = [:]
  ) throws(MessageError) -> String {
    let message = reference_message_open(language, pattern)
    defer { reference_message_close(message) }
    for (name, argument) in arguments {
      switch argument {
      case .integer(let value): reference_message_set_int(message, name, Int64(value))
      case .double(let value): reference_message_set_double(message, name, value)
      case .text(let value): reference_message_set_text(message, name, value)
      }
    }
    guard let text = taken(reference_message_format(message)) else {
      throw MessageError(code: String(cString: reference_message_error(message)))
    }
    return text
  }
}
