/// Finds what a person most likely meant to write, among words that are known. Make one for all the
/// words that are asked about: it prepares the known words once, and it stops looking after a few,
/// when what is wrong is no slip.
package struct Suggestion: Sendable {
  /// Longer words are no slips of a known word; comparing them would only cost time.
  private static let longestWord = 64

  private let candidates: [(word: String, letters: [Unicode.Scalar])]
  private var questionsLeft = 20

  package init(among candidates: some Sequence<String>) {
    self.candidates = candidates.map { ($0, Array($0.lowercased().unicodeScalars)) }
  }

  package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    var suggestion = Suggestion(among: candidates)
    return suggestion.closest(to: word)
  }

  /// The candidate that is fewest slips away from a word, the first of several; nil when none is
  /// near. Case is ignored.
  package mutating func closest(to word: String) -> String? {
    guard questionsLeft > 0 else { return nil }
    questionsLeft -= 1
    let written = Array(word.lowercased().unicodeScalars.prefix(Self.longestWord + 1))
    guard !written.isEmpty, written.count <= Self.longestWord else { return nil }
    var limit = (written.count + 1) / 3
    var best: String?
    for candidate in candidates {
      guard abs(candidate.letters.count - written.count) <= limit,
        let slips = Self.slips(from: written, to: candidate.letters, atMost: limit)
      else { continue }
      best = candidate.word
      if slips == 0 { break }
      limit = slips - 1
    }
    return best
  }

  /// The edit distance in which a swap of two neighbours is one slip (optimal string alignment);
  /// nil when it is above the limit.
  private static func slips(
    from written: [Unicode.Scalar], to known: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    // What both begin with holds no slip, and keys begin alike.
    let shared = zip(written, known).prefix { $0 == $1 }.count
    let (a, b) = (Array(written.dropFirst(shared)), Array(known.dropFirst(shared)))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    var row = last
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
      }
      // A swap reaches back over one row, so two of them have to be too far away.
      if min(row.min() ?? 0, last.min() ?? 0) > limit { return nil }
      (beforeLast, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
