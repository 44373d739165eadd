import PlauditEdits
import PlauditModel

/// What texts are merged into.
protocol ImportTarget {
  /// A text in the notation of the target.
  associatedtype Text: Comparison

  /// What is there; `nil` where there is nothing that somebody has finished.
  func text(_ message: WrittenMessage, _ language: String) -> Text?
  /// - Returns: `nil` where the target cannot hold the text; `losses` tells why.
  func text(
    _ incoming: IncomingText, for message: WrittenMessage, _ language: String,
    losses: inout [Loss]
  ) -> Text?
  mutating func set(
    _ message: WrittenMessage, _ language: String, to text: Text
  ) throws(EditFailure)
  mutating func silence(
    _ check: String, of message: WrittenMessage, _ language: String, because reason: String
  ) throws(EditFailure)
  /// The files that have changed.
  func changes() throws(EditFailure) -> [FileChange]
  /// A text as a person reads it.
  func words(_ text: Text) -> String
}

/// A text with one spelling of all that says the same.
protocol Comparison: Hashable {
  var canonical: Self { get }
}

extension MessageContent: Comparison {}
extension PrintfContent: Comparison {}
