/// A part of an ICU message, as `MessagePattern::Part` has it. Parts come in the order of the
/// pattern, and starts and limits are paired, so that a message can be read in one pass.
package struct MessagePatternPart: Sendable, Hashable {
  /// ICU's `UMessagePatternPartType`, under the same names. Only simple arguments have an
  /// `argType` part; the start of an argument tells its type for all of them.
  package enum Kind: Int32, Sendable {
    case msgStart, msgLimit, skipSyntax, insertChar, replaceNumber
    case argStart, argLimit, argNumber, argName, argType, argStyle, argSelector, argInt, argDouble
  }

  /// ICU's `UMessagePatternArgType`, under the same names.
  package enum ArgumentType: Int, Sendable {
    case none, simple, choice, plural, select, selectordinal
  }

  package let kind: Kind
  /// Where the part starts in the pattern, in UTF-16 code units.
  package let index: Int
  /// In UTF-16 code units.
  package let length: Int
  /// Where what follows the part begins.
  package var limit: Int { index + length }
  /// As the kind has it: the number of `argNumber` and `argInt`, the character of `insertChar`,
  /// the nesting level of `msgStart`. The number of `argDouble` is to be read from the pattern.
  package let value: Int

  /// The type of argument that an `argStart` or `argLimit` bounds; `none` for other kinds.
  package var argType: ArgumentType {
    kind == .argStart || kind == .argLimit ? ArgumentType(rawValue: value) ?? .none : .none
  }
}

/// Why a text is not an ICU message.
package struct MessagePatternError: Error, Hashable {
  /// In UTF-16 code units: the start of what ICU could not read. It is 0 for braces that nothing
  /// closes, wherever they are.
  package let offset: Int
  /// ICU's name, such as `U_UNMATCHED_BRACES`.
  package let code: String

  static let syntax = "U_PATTERN_SYNTAX_ERROR"

  var isSyntax: Bool { code == Self.syntax }
}
