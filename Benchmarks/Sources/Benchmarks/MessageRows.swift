import Foundation
import Peers
import PlauditKit

/// The Russian ratings string with grouped digits, for counts from 0 to 99,999, against what else
/// writes such a string.
enum MessageRows {
  static var rows: [Row] {
    get throws {
      try open()
      let works = [icu, gettext, byHand, ours, floor]
      let times = Measure.nanoseconds(works)
      let select = Measure.nanoseconds([icuSelects, oursSelects])
      let making = Measure.nanoseconds([oursMakes, oursMatches, foundationMakes])
      func row(
        _ id: String, _ title: String, _ first: Int, _ second: Int, _ limit: Row.Limit
      ) -> Row {
        Row(
          id: id, title: title, value: times[first] / times[second], limit: limit,
          detail: "\(works[first].name) \(Int(times[first].rounded())) ns, "
            + "\(works[second].name) \(Int(times[second].rounded())) ns")
      }
      return [
        row("message-icu", "message: ICU ÷ ours", 0, 3, .atLeast(10)),
        row("message-gettext", "message: gettext ÷ ours", 1, 3, .atLeast(1.5)),
        row("message-hand", "message: hand-written Swift ÷ ours", 2, 3, .atLeast(1.2)),
        row("message-floor", "message: ours ÷ floor", 3, 4, .atMost(1.3)),
        Row(
          id: "plural-icu", title: "plural category: ICU ÷ ours", value: select[0] / select[1],
          limit: .atLeast(15),
          detail: "ICU \(Int(select[0].rounded())) ns, ours \(Int(select[1].rounded())) ns"),
        Row(
          id: "message-allocations", title: "message: allocations",
          value: Measure.allocations(ours), limit: .atMost(1), detail: "the string's own"),
        Row(
          id: "message-short-allocations", title: "message of up to 15 bytes: allocations",
          value: Measure.allocations(oursShort), limit: .atMost(0), detail: "none"),
        Row(
          id: "message-two-allocations", title: "message with two arguments: allocations",
          value: Measure.allocations(oursTwo), limit: .atMost(1), detail: "the string's own"),
        Row(
          id: "texts-make", title: "making StoreText: ours ÷ Locale(identifier:)",
          value: making[0] / making[2], limit: .atMost(1),
          detail: "ours \(Int(making[0].rounded())) ns, Foundation \(Int(making[2].rounded())) ns"),
        Row(
          id: "texts-match", title: "matching five tags: ours ÷ Locale(identifier:)",
          value: making[1] / making[2], limit: .atMost(20),
          detail: "ours \(Int(making[1].rounded())) ns, Foundation \(Int(making[2].rounded())) ns"),
      ] + instructions
    }
  }

  /// One of the works that write the Russian message.
  static func work(named name: String) throws -> Measure.Work? {
    try open()
    return [ours, floor].first { $0.name == name }
  }

  private static var instructions: [Row] {
    guard let own = Instructions.count(ours.name), let least = Instructions.count(floor.name)
    else { return [] }
    return [
      Row(
        id: "message-instructions", title: "message: instructions, ours ÷ floor",
        value: own / least, limit: .atMost(1.5),
        detail: "callgrind: ours \(Int(own)), floor \(Int(least))")
    ]
  }

  private struct Difference: Error {
    let count: Int
  }

  /// All must write the same text, or the figures say nothing.
  private static func open() throws {
    let folder = try MachineObject.write(
      header: "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; plural="
        + "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n",
      id: "%ld rating", plural: "%ld ratings",
      forms: ["%ld оценка", "%ld оценки", "%ld оценок"])
    peers_open(
      "{0, plural, =0 {Пока нет оценок} one {# оценка} few {# оценки} many {# оценок} "
        + "other {# оценки}}", folder.path)
    for count in [0, 1, 2, 5, 21, 999, 1234, 99_999] {
      let text = russian.ratingsCount(count)
      let ungrouped = text.replacing("\u{A0}", with: "")
      guard text == string(peers_icu_message, count), text == writeByHand(count),
        text == writeFloor(count),
        count == 0 || ungrouped == string(peers_gettext_message, count)
      else { throw Difference(count: count) }
    }
  }

  private static func string(
    _ write: (Int64, UnsafeMutablePointer<CChar>, Int32) -> Int32, _ count: Int
  ) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      _ = write(Int64(count), start, 127)
      return String(cString: start)
    }
  }

  private static let russian = StoreText(.ru)
  private static let english = StoreText(.en)

  private static func counts(_ work: @escaping @Sendable (Int) -> Void) -> @Sendable (Int) -> Void {
    { repetitions in
      var count = 1
      for _ in 0..<repetitions {
        work(count)
        count = (count + 7919) % 100_000
      }
    }
  }

  private static let ours = Measure.Work("ours", counts { consume(russian.ratingsCount($0)) })
  private static let oursShort = Measure.Work(
    "ours", counts { consume(english.ratingsCount($0 % 1000 + 1)) })
  private static let oursTwo = Measure.Work(
    "ours", counts { consume(russian.averageAndCount(average: "4,7", count: $0)) })
  private static let byHand = Measure.Work("by hand", counts { consume(writeByHand($0)) })
  private static let floor = Measure.Work("floor", counts { consume(writeFloor($0)) })
  private static let icu = Measure.Work("ICU", counts { consumeC(peers_icu_message, $0) })
  private static let gettext = Measure.Work(
    "gettext", counts { consumeC(peers_gettext_message, $0) })

  private static func consumeC(
    _ write: (Int64, UnsafeMutablePointer<CChar>, Int32) -> Int32, _ count: Int
  ) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      guard let start = buffer.baseAddress else { return }
      consume(write(Int64(count), start, 127))
    }
  }

  private static let icuSelects = Measure.Work(
    "ICU", counts { consume(peers_icu_select(Int64($0))) })
  private static let selector = PluralSelector(
    whole: { russianRule(PluralOperands(magnitude: $0)) }, any: { russianRule($0) })
  private static let oursSelects = Measure.Work("ours", counts { consume(selector.category($0)) })

  /// As Plaudit generates it.
  @inline(__always)
  private static func russianRule(_ number: PluralOperands) -> PluralCategory {
    let i10 = number.i % 10
    let i100 = number.i % 100
    if number.v == 0 && i10 == 1 && i100 != 11 { return .one }
    if number.v == 0 && i10 >= 2 && i10 <= 4 && (i100 < 12 || i100 > 14) { return .few }
    if number.v == 0 && i10 == 0 { return .many }
    if number.v == 0 && i10 >= 5 && i10 <= 9 { return .many }
    if number.v == 0 && i100 >= 11 && i100 <= 14 { return .many }
    return .other
  }

  private static let oursMakes = Measure.Work("ours") { count in
    for _ in 0..<count { consume(StoreText(.ru)) }
  }
  private static let matcher = LanguageMatcher(languages: ["en", "ru"], source: "en")
  private static let wishes = ["fr-CA", "de", "uk-UA", "zh-Hant-TW", "ru-RU"]
  private static let oursMatches = Measure.Work("ours") { count in
    for _ in 0..<count { consume(matcher.language(for: wishes)) }
  }
  private static let foundationMakes = Measure.Work("Foundation") { count in
    for _ in 0..<count { consume(Locale(identifier: "ru")) }
  }
}

/// What a developer writes who knows Russian.
private func writeByHand(_ count: Int) -> String {
  if count == 0 { return "Пока нет оценок" }
  var digits = String(count)
  var place = digits.count - 3
  while place > 0 {
    digits.insert("\u{A0}", at: digits.index(digits.startIndex, offsetBy: place))
    place -= 3
  }
  let (ones, tens) = (count % 10, count % 100)
  if ones == 1 && tens != 11 { return "\(digits) оценка" }
  if (2...4).contains(ones) && !(12...14).contains(tens) { return "\(digits) оценки" }
  return "\(digits) оценок"
}

private let (one, few, many): (StaticString, StaticString, StaticString) =
  (" оценка", " оценки", " оценок")

/// This one message, and nothing else, as fast as it can be written.
private func writeFloor(_ count: Int) -> String {
  if count == 0 { return "Пока нет оценок" }
  let (ones, tens) = (count % 10, count % 100)
  let noun =
    ones == 1 && tens != 11
    ? one : ones >= 2 && ones <= 4 && !(tens >= 12 && tens <= 14) ? few : many
  return String(unsafeUninitializedCapacity: 48) { text in
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { digits in
      guard let start = text.baseAddress, let scratch = digits.baseAddress else { return 0 }
      var (place, rest, left) = (32, count, 3)
      repeat {
        if left == 0 {
          place -= 2
          scratch[place] = 0xC2
          scratch[place + 1] = 0xA0
          left = 3
        }
        place -= 1
        scratch[place] = UInt8(48 + rest % 10)
        rest /= 10
        left -= 1
      } while rest > 0
      start.update(from: scratch + place, count: 32 - place)
      (start + 32 - place).update(from: noun.utf8Start, count: noun.utf8CodeUnitCount)
      return 32 - place + noun.utf8CodeUnitCount
    }
  }
}
