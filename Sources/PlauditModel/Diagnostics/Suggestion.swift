/// Finds what a person most likely meant to write.
package enum Suggestion {
  /// Longer words are no slips of a known word; comparing them would only cost time.
  private static let longestWord = 64

  /// The candidate that is fewest slips away from a word, the first of several; nil when none is
  /// near. Case is ignored.
  package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let written = Array(word.lowercased().unicodeScalars.prefix(longestWord + 1))
    guard !written.isEmpty, written.count <= longestWord else { return nil }
    let limit = (written.count + 1) / 3
    var best: (candidate: String, slips: Int)?
    for candidate in candidates {
      let known = Array(candidate.lowercased().unicodeScalars)
      guard abs(known.count - written.count) <= limit else { continue }
      let slips = slips(from: written, to: known)
      if slips <= limit, slips < best?.slips ?? .max { best = (candidate, slips) }
    }
    return best?.candidate
  }

  /// The edit distance in which a swap of two neighbours is one slip (optimal string alignment).
  private static func slips(from a: [Unicode.Scalar], to b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
