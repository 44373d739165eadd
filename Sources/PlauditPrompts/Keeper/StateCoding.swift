import Foundation

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

/// The state as it is stored: JSON, with the number of its format.
enum StateCoding {
  private static let format = 1

  private struct Header: Decodable {
    let format: Int
  }

  private struct Envelope: Codable {
    let format: Int
    let state: ReviewPrompt.State
  }

  static func data(_ state: ReviewPrompt.State) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(Envelope(format: format, state: state))
  }

  static func state(_ data: Data) throws(ReviewPrompt.StateProblem) -> ReviewPrompt.State {
    do {
      let found = try JSONDecoder().decode(Header.self, from: data).format
      guard found <= format else { throw ReviewPrompt.StateProblem.fromTheFuture(format: found) }
      let state = try JSONDecoder().decode(Envelope.self, from: data).state
      guard state.hasPlausibleDates else {
        throw ReviewPrompt.StateProblem.unreadable("a date lies outside all calendars")
      }
      return state
    } catch let problem as ReviewPrompt.StateProblem {
      throw problem
    } catch {
      throw .unreadable("\(error)")
    }
  }
}

extension ReviewPrompt.State {
  fileprivate var hasPlausibleDates: Bool {
    let dates =
      [firstUse, sessionStart, lastCrash, lastReviewPage].compactMap(\.self) + eventDates.values
      + (attempts + debugAttempts).map(\.date)
    return dates.allSatisfy { (Date.distantPast...Date.distantFuture).contains($0) }
  }
}
