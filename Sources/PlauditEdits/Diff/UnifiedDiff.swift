import PlauditModel

/// What changes between two texts, as `diff -u` shows it. What would steer a terminal is escaped.
package enum UnifiedDiff {
  /// How many lines around a change are shown.
  private static let context = 3

  /// - Returns: An empty text where nothing changes.
  package static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
    let (before, after) = (lines(old), lines(new))
    let changes = Changes(before, after)
    guard !changes.removed.isEmpty || !changes.inserted.isEmpty else { return "" }
    let hunks = changes.hunks(context: context).map { hunk in
      header(hunk) + hunk.lines(before, after, changes).map { $0 + "\n" }.joined()
    }
    return "--- a/\(path.onOneLine)\n+++ b/\(path.onOneLine)\n" + hunks.joined()
  }

  private static func lines(_ file: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  private static func header(_ hunk: Hunk) -> String {
    func range(_ range: Range<Int>) -> String {
      let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
      return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
    }
    return "@@ -\(range(hunk.old)) +\(range(hunk.new)) @@\n"
  }
}

/// Which lines go and which come.
private struct Changes {
  private(set) var removed: Set<Int> = []
  private(set) var inserted: Set<Int> = []
  private let oldCount: Int
  private let newCount: Int

  init(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) {
    (oldCount, newCount) = (before.count, after.count)
    // What both have at the ends is left out: most of a large file stays as it is.
    let start = zip(before, after).prefix { $0 == $1 }.count
    let most = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
    let difference = after[start..<after.count - end]
      .difference(from: before[start..<before.count - end])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
  }

  /// The stretches of lines to show.
  func hunks(context: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    var (old, new) = (0, 0)
    while old < oldCount || new < newCount {
      guard removed.contains(old) || inserted.contains(new) else {
        (old, new) = (old + 1, new + 1)
        continue
      }
      let start = (old, new)
      while removed.contains(old) || inserted.contains(new) {
        if removed.contains(old) { old += 1 } else { new += 1 }
      }
      let before = min(context, start.0, start.1)
      let after = min(context, oldCount - old, newCount - new)
      let hunk = Hunk(old: start.0 - before..<old + after, new: start.1 - before..<new + after)
      if let last = hunks.last, last.old.upperBound >= hunk.old.lowerBound {
        hunks[hunks.count - 1] = Hunk(
          old: last.old.lowerBound..<hunk.old.upperBound,
          new: last.new.lowerBound..<hunk.new.upperBound)
      } else {
        hunks.append(hunk)
      }
    }
    return hunks
  }
}

private struct Hunk {
  let old: Range<Int>
  let new: Range<Int>

  func lines(
    _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>], _ changes: Changes
  ) -> [String] {
    var lines: [String] = []
    var (old, new) = (self.old.lowerBound, self.new.lowerBound)
    while old < self.old.upperBound || new < self.new.upperBound {
      if changes.removed.contains(old), old < self.old.upperBound {
        lines.append("-" + Self.shown(before[old]))
        old += 1
      } else if changes.inserted.contains(new), new < self.new.upperBound {
        lines.append("+" + Self.shown(after[new]))
        new += 1
      } else {
        lines.append(" " + Self.shown(before[old]))
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }

  /// Tabs stay, and what ends the line.
  private static func shown(_ line: ArraySlice<UInt8>) -> String {
    let hasReturn = line.last == UInt8(ascii: "\r")
    return String(decoding: hasReturn ? line.dropLast() : line, as: UTF8.self)
      .escaping { $0.steersTerminals && $0 != "\t" } + (hasReturn ? "\r" : "")
  }
}
