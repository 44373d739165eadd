import Foundation

/// The header `Retry-After`: a number of seconds, or a date.
enum RetryAfter {
  /// - Returns: Seconds from `now` on; `nil` where the header says neither.
  static func seconds(_ header: String, at now: Date) -> Double? {
    let text = header.trimmingCharacters(in: .whitespaces)
    if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) { return Double(text) }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text).map { $0.timeIntervalSince(now) }
  }
}
