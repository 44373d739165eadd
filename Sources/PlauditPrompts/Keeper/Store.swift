public import Foundation

extension ReviewPrompt {
  /// Where the state is kept, as bytes.
  public protocol Store: Sendable {
    /// Reads and writes in one step, with nobody in between.
    ///
    /// - Parameter change: Takes what is stored, `nil` where nothing is, and returns what is stored
    ///   from now on, `nil` to leave it.
    /// - Throws: What the store throws where it cannot be read or written, and what `change` throws.
    func exchange(_ change: (Data?) throws -> Data?) throws

    /// Keeps bytes that cannot be read, for whoever looks into it; the last ones only.
    func setAside(_ data: Data) throws
  }
}
