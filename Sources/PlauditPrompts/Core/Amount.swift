import Foundation

extension ReviewPrompt {
  /// What a rule has or needs.
  public enum Amount: Sendable, Hashable, Codable {
    /// How many of something.
    case count(Int)
    /// A time in seconds.
    case seconds(Double)
    /// Whole days.
    case days(Int)
    /// What is no number: a version, a switch.
    case words(String)
  }
}

extension ReviewPrompt.Amount: CustomStringConvertible {
  /// The amount with its unit: `122 days`.
  public var description: String {
    switch self {
    case .count(let count): "\(count)"
    case .seconds(let seconds): "\(Self.number(seconds)) \(seconds == 1 ? "second" : "seconds")"
    case .days(let days): "\(days) \(days == 1 ? "day" : "days")"
    case .words(let words): words
    }
  }

  /// The amount without its unit.
  var bare: String {
    switch self {
    case .count(let count), .days(let count): "\(count)"
    case .seconds(let seconds): Self.number(seconds)
    case .words(let words): words
    }
  }

  /// At most one digit after the point, and none that is zero.
  private static func number(_ seconds: Double) -> String {
    let tenths = Int(clamping: (seconds * 10).rounded(.down))
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
