internal import ICUBridge

extension ICU {
  package enum PatternForm: Sendable {
    /// A whole message: `{count, plural, one {# day} other {# days}}`.
    case message
    /// What a plural argument holds: `one {# day} other {# days}`.
    case pluralStyle
  }

  /// Parses a message pattern, given and measured in UTF-16 code units.
  ///
  /// Braces may nest 256 deep; beyond, the error is `U_INDEX_OUTOFBOUNDS_ERROR`, which is also
  /// ICU's answer to names of more than 65535 units.
  package static func parseMessage(
    _ pattern: [UInt16], as form: PatternForm
  ) -> Result<[MessagePatternPart], MessagePatternError> {
    guard let length = Int32(exactly: pattern.count) else {
      return .failure(MessagePatternError(offset: 0, code: "U_INDEX_OUTOFBOUNDS_ERROR"))
    }
    let message = bridge_parse_message(pattern, length, form == .pluralStyle)
    guard let parts = message.parts else {
      return .failure(
        MessagePatternError(offset: Int(message.error_offset), code: String(cString: message.error))
      )
    }
    defer { bridge_free(parts) }
    let read = UnsafeBufferPointer(start: parts, count: Int(message.part_count))
    return .success(read.compactMap(MessagePatternPart.init))
  }
}

extension MessagePatternPart {
  fileprivate init?(_ part: bridge_message_part) {
    guard let kind = Kind(rawValue: part.type) else { return nil }
    self.init(
      kind: kind, index: Int(part.index), length: Int(part.length), value: Int(part.value))
  }
}
