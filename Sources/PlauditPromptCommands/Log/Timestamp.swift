import Foundation

/// A time as ISO 8601 writes it, in the calendar of today for all years.
///
/// Foundation's parser takes the 30th of February for the 2nd of March, 25:00 for the next day and
/// whatever follows the zone, drops fractions of a second, and knows no time without seconds or zone.
enum Timestamp {
  private static let secondsInDay = 86_400

  /// Reads `2026-03-01`, `2026-03-01T09:00`, and so on up to `2026-03-01T09:00:00.25+01:00`. Without
  /// a zone it is Greenwich's.
  static func date(_ text: some StringProtocol) -> Date? {
    var rest = Substring(text)
    guard let year = number(4, &rest), take("-", &rest), let month = number(2, &rest),
      take("-", &rest), let day = number(2, &rest), let days = days(year, month, day)
    else { return nil }
    guard !rest.isEmpty else { return date(days: days, seconds: 0) }
    guard take("T", &rest) || take(" ", &rest), let seconds = timeOfDay(&rest),
      let offset = offset(&rest), rest.isEmpty
    else { return nil }
    return date(days: days, seconds: seconds - Double(offset))
  }

  private static func timeOfDay(_ rest: inout Substring) -> Double? {
    guard let hour = number(2, &rest), hour < 24, take(":", &rest),
      let minute = number(2, &rest), minute < 60
    else { return nil }
    let whole = hour * 3600 + minute * 60
    guard take(":", &rest) else { return Double(whole) }
    guard let second = number(2, &rest), second < 60 else { return nil }
    guard take(".", &rest) || take(",", &rest) else { return Double(whole + second) }
    let digits = rest.prefix(while: isDigit)
    guard let fraction = Double("0.\(digits)"), !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    return Double(whole + second) + fraction
  }

  /// Seconds that the zone is ahead of Greenwich.
  private static func offset(_ rest: inout Substring) -> Int? {
    if rest.isEmpty || take("Z", &rest) { return 0 }
    let sign = take("+", &rest) ? 1 : take("-", &rest) ? -1 : 0
    guard sign != 0, let hour = number(2, &rest), hour < 24 else { return nil }
    guard !rest.isEmpty else { return sign * hour * 3600 }
    _ = take(":", &rest)
    guard let minute = number(2, &rest), minute < 60 else { return nil }
    return sign * (hour * 3600 + minute * 60)
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func number(_ width: Int, _ rest: inout Substring) -> Int? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy(isDigit) else { return nil }
    rest = rest.dropFirst(width)
    return Int(digits)
  }

  private static func take(_ character: Character, _ rest: inout Substring) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Days since the first of January 1970, or `nil` for a day that no calendar has. Years are taken
  /// from March to February, so that the day which leap years add is the last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard year > 0, (1...12).contains(month), (1...lengths[month - 1]).contains(day)
    else { return nil }
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
  }

  private static func date(days: Int, seconds: Double) -> Date {
    Date(timeIntervalSince1970: Double(days * secondsInDay) + seconds)
  }
}

extension Date {
  /// In Greenwich's time, with a fraction of a second only where there is one.
  var timestamp: String {
    let isWhole = timeIntervalSince1970 == timeIntervalSince1970.rounded()
    return formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
  }

  /// The day alone.
  var dayStamp: String { formatted(.iso8601.year().month().day()) }
}
