/// A text of Apple's formats: words, and what stands for values among them.
package struct PrintfText: Sendable, Hashable {
  package private(set) var pieces: [Piece] = []

  package enum Piece: Sendable, Hashable {
    /// As a file has them, with percent signs doubled where they have to be.
    case words(String)
    /// Such as `%2$.1f`: the specifier is what follows the number, and the argument is from 1.
    case placeholder(_ specifier: String, argument: Int, isNumbered: Bool)
    /// `%arg`: the number that chooses the form of a substitution.
    case own
    /// `%#@name@`
    case reference(_ name: String, argument: Int, isNumbered: Bool)
  }

  package init() {}

  package init(_ pieces: [Piece]) {
    for piece in pieces { append(piece) }
  }

  mutating func append(_ piece: Piece) {
    if case .words(let new) = piece, case .words(let words)? = pieces.last {
      pieces[pieces.count - 1] = .words(words + new)
    } else if piece != .words("") {
      pieces.append(piece)
    }
  }
}

extension PrintfText {
  /// As a file has it.
  package var string: String { pieces.map(\.string).joined() }

  /// The substitutions that it refers to, in order.
  package var references: [String] {
    pieces.compactMap { if case .reference(let name, _, _) = $0 { name } else { nil } }
  }

  /// The same with the number of its argument at each place. (A width that is an argument too takes
  /// its place by order alone.)
  package var numbered: PrintfText {
    mapPieces { piece in
      switch piece {
      case .placeholder(let specifier, let argument, _) where !specifier.contains("*"):
        .placeholder(specifier, argument: argument, isNumbered: true)
      case .reference(let name, let argument, _):
        .reference(name, argument: argument, isNumbered: true)
      default: piece
      }
    }
  }

  /// The same with numbers where a reference would not get its argument by the order of the places.
  ///
  /// - Parameter first: The argument, from 1, of the first place without a number.
  func numberedWhereNeeded(first: Int) -> PrintfText {
    guard !references.isEmpty else { return self }
    var next = first
    let isInOrder = pieces.allSatisfy { piece in
      switch piece {
      case .words, .own: return true
      case .placeholder(_, _, isNumbered: true): return false
      case .placeholder(let specifier, _, _):
        next += 1 + specifier.count { $0 == "*" }
        return true
      case .reference(_, let argument, _):
        next += 1
        return argument == next - 1
      }
    }
    return isInOrder ? self : numbered
  }

  package func mapPieces(_ transform: (Piece) -> Piece) -> PrintfText {
    PrintfText(pieces.map(transform))
  }
}

extension PrintfText.Piece {
  fileprivate var string: String {
    switch self {
    case .words(let words): words
    case .placeholder(let specifier, let argument, let isNumbered):
      "%" + (isNumbered ? "\(argument)$" : "") + specifier
    case .own: "%arg"
    case .reference(let name, let argument, let isNumbered):
      "%" + (isNumbered ? "\(argument)$" : "") + "#@\(name)@"
    }
  }
}
