public import Foundation

extension ReviewPrompt {
  /// Why a stored state is not used. It is kept aside, and a new one begun.
  public enum StateProblem: Error, Sendable, Hashable {
    /// No state, or only a part of one.
    case unreadable(String)
    /// Written by a later version of Plaudit.
    case fromTheFuture(format: Int)
  }
}

extension ReviewPrompt.StateProblem: CustomStringConvertible {
  /// A sentence for people, without its full stop.
  public var description: String {
    switch self {
    case .unreadable(let why): "the stored state cannot be read: \(why)"
    case .fromTheFuture(let format):
      "the stored state has format \(format), which a later version of Plaudit wrote"
    }
  }
}

/// What is stored: JSON, with the number of its format.
private struct Envelope: Codable {
  static let currentFormat = 1

  var format = currentFormat
  let state: ReviewPrompt.State
}

private struct Header: Decodable {
  let format: Int
}

extension ReviewPrompt.State {
  /// Reads a state as ``ReviewPrompt/Store`` keeps it.
  ///
  /// - Parameter data: What ``stored()`` returned.
  /// - Throws: Why it cannot be read.
  public init(stored data: Data) throws(ReviewPrompt.StateProblem) {
    do {
      let format = try JSONDecoder().decode(Header.self, from: data).format
      guard format <= Envelope.currentFormat else {
        throw ReviewPrompt.StateProblem.fromTheFuture(format: format)
      }
      self = try JSONDecoder().decode(Envelope.self, from: data).state
    } catch let problem as ReviewPrompt.StateProblem {
      throw problem
    } catch {
      throw .unreadable(Self.words(error))
    }
    guard hasPlausibleDates else { throw .unreadable("a date lies outside all calendars") }
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "it has no \(key.stringValue)"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      context.debugDescription
    default: "\(error)"
    }
  }

  /// The state as ``ReviewPrompt/Store`` keeps it.
  ///
  /// - Throws: Where a date is not a number.
  public func stored() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(Envelope(state: self))
  }

  private var hasPlausibleDates: Bool {
    let dates =
      [firstUse, sessionStart, lastCrash, lastReviewPage].compactMap(\.self) + eventDates.values
      + (attempts + debugAttempts).map(\.date)
    return dates.allSatisfy { (Date.distantPast...Date.distantFuture).contains($0) }
  }
}
