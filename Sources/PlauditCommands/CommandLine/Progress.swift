package import PlauditModel

/// One line of a terminal that tells how far a command is, where it takes longer than people wait
/// without wondering.
package final class Progress {
  private static let patience = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(100)
  /// While it is off, a line that is too long is cut and not wrapped: no return takes that back.
  private static let wrap = (off: "\u{1B}[?7l", on: "\u{1B}[?7h")

  private let write: (String) -> Void
  private let elapsed: () -> Duration
  private var next = Progress.patience
  private var isShown = false

  /// - Parameters:
  ///   - write: Writes to the terminal, as it is.
  ///   - elapsed: How long the command has been running.
  package init(_ write: @escaping (String) -> Void, elapsed: @escaping () -> Duration) {
    self.write = write
    self.elapsed = elapsed
  }

  convenience init(_ write: @escaping (String) -> Void) {
    let start = ContinuousClock.now
    self.init(write) { ContinuousClock.now - start }
  }

  package func tell(_ text: @autoclosure () -> String) {
    let now = elapsed()
    guard now >= next else { return }
    next = now + Self.pause
    isShown = true
    write("\r\(Self.wrap.off)\(text().onOneLine)\u{1B}[K\(Self.wrap.on)")
  }

  /// Leaves the line as it was before.
  package func end() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }
}

extension WrittenCatalogue {
  /// The same catalogue, which tells how many of its messages were looked at.
  package func telling(_ progress: Progress?, _ path: String) -> WrittenCatalogue {
    guard let progress else { return self }
    return WrittenCatalogue(
      file, sourceLanguage: sourceLanguage, languages: languages, traits: traits,
      extraKeys: extraKeys
    ) { body in
      var count = 0
      forEachMessage { message in
        body(message)
        count += 1
        progress.tell("\(count) messages of \(path)")
      }
    }
  }
}
