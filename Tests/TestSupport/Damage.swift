/// Small changes to a text, as they happen to files.
package struct Damage {
  private let pieces: [String]

  /// - Parameter pieces: What is put in, beside copies of what is there.
  package init(_ pieces: [String]) { self.pieces = pieces }

  package func done(to text: String, using random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let start = Int.random(in: 0...scalars.count, using: &random)
      let end = min(scalars.count, start + Int.random(in: 0...3, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: scalars.removeSubrange(start..<end)
      case 1: scalars.insert(contentsOf: scalars[start..<end], at: start)
      default:
        let piece = pieces.randomElement(using: &random) ?? ""
        scalars.replaceSubrange(start..<end, with: Array(piece.unicodeScalars))
      }
    }
    var damaged = String.UnicodeScalarView()
    damaged.append(contentsOf: scalars)
    return String(damaged)
  }
}
