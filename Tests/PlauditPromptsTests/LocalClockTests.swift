import Foundation
import Testing

@testable import PlauditPrompts

struct LocalClockTests {
  /// Every half an hour of the days around a change, but for the hour that happens twice.
  @Test(arguments: [
    ("Europe/Berlin", 1_774_652_400.0), ("America/New_York", 1_772_863_200),
    ("America/New_York", 1_793_426_400), ("Australia/Lord_Howe", 1_775_200_000),
    ("Pacific/Apia", 1_325_152_800), ("GMT", 0),
  ])
  func theWallsClockThereAndBack(zone: String, first: Double) throws {
    let clock = LocalClock(timeZone: try #require(TimeZone(identifier: zone)))
    var ambiguous = 0
    for half in 0..<144 {
      let date = Date(timeIntervalSince1970: first + Double(half) * 1_800)
      if clock.date(local: clock.local(date)) != date { ambiguous += 1 }
    }
    #expect(ambiguous <= 2)
  }

  @Test func daysBeginAtMidnight() throws {
    let clock = LocalClock(timeZone: try #require(TimeZone(identifier: "Asia/Kathmandu")))
    let midnight = Date(timeIntervalSince1970: 1_767_636_900)  // 6 January 2026, 00:00 (+05:45)
    let day = clock.day(of: midnight)
    #expect(clock.day(of: midnight - 1) == day - 1)
    #expect(clock.midnight(of: day) == midnight)
    #expect(clock.day(of: Date(timeIntervalSinceReferenceDate: -1)) == 0)
    #expect(LocalClock(timeZone: .gmt).day(of: Date(timeIntervalSinceReferenceDate: -1)) == -1)
  }
}
