import Foundation

/// What the process takes of the machine.
package enum Memory {
  /// The bytes that it holds in memory, as Linux tells them; `nil` elsewhere.
  package static var resident: Int? {
    guard let words = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    return words.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 }
  }
}
