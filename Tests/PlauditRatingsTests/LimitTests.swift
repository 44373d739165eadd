import Foundation
import PlauditKit
import TestSupport
import Testing

@testable import PlauditRatings

struct LimitTests {
  private func lookup(
    _ transport: ScriptedTransport, _ surroundings: RatingsLookup.Surroundings,
    _ limit: RequestLimit, patience: RatingsLookup.Patience = .init(seconds: 6000)
  ) -> RatingsLookup {
    RatingsLookup(
      cache: nil, patience: patience, endpoint: .apple, transport: transport,
      surroundings: surroundings, limit: limit)
  }

  @Test func twentyRequestsAMinute() async throws {
    let time = VirtualTime()
    let transport = ScriptedTransport(.ratings(1))
    let lookup = lookup(transport, RatingsLookup.Surroundings(time), RequestLimit())
    for _ in 1...20 { _ = try await lookup.ratings(of: app, in: .us) }
    #expect(time.elapsed == 57)
    _ = try await lookup.ratings(of: app, in: .us)
    #expect(time.elapsed == 60)
  }

  @Test func threeAreInFlight() async throws {
    let crowd = Crowd(of: RequestLimit.mostInFlight)
    let transport = ScriptedTransport(.ratings(1))
    transport.whileInFlight = { await crowd.meet() }
    let lookup = lookup(transport, RatingsLookup.Surroundings(VirtualTime()), RequestLimit())
    try await withThrowingTaskGroup { group in
      for _ in 1...12 { group.addTask { _ = try await lookup.ratings(of: app, in: .us) } }
      try await group.waitForAll()
    }
    #expect(await crowd.most == 3)
    #expect(transport.requests.count == 12)
  }

  @Test func whoWaitsInVainForAPlaceIsTold() async throws {
    let crowd = Crowd(of: 4)
    let transport = ScriptedTransport(.ratings(1))
    transport.whileInFlight = { await crowd.meet() }
    let surroundings = RatingsLookup.Surroundings(VirtualTime())
    let limit = RequestLimit()
    let patient = lookup(transport, surroundings, limit)
    let hasty = lookup(
      transport, surroundings, limit, patience: RatingsLookup.Patience(seconds: 0.01))
    try await withThrowingTaskGroup { group in
      for _ in 1...3 { group.addTask { _ = try await patient.ratings(of: app, in: .us) } }
      while transport.requests.count < 3 { await Task.yield() }
      let cancelled = Task { try await patient.ratings(of: app, in: .us) }
      cancelled.cancel()
      await #expect(throws: RatingsLookup.Failure.cancelled) { try await cancelled.value }
      await #expect(throws: RatingsLookup.Failure.transport(.timedOut)) {
        try await hasty.ratings(of: app, in: .us)
      }
      await crowd.meet()
      try await group.waitForAll()
    }
  }

  @Test func aStopOvertakesTurnsThatWereGivenOut() async throws {
    let time = VirtualTime()
    let limit = RequestLimit()
    let stop = Once()
    var surroundings = RatingsLookup.Surroundings(time)
    // While the second waits for its turn, somebody else is refused.
    surroundings.sleep = { uptime in
      if await stop.isFirst(uptime > time.uptime) {
        _ = await limit.stop(at: time.uptime, retryAfter: nil, random: 0)
      }
      try time.sleep(until: uptime)
    }
    let transport = ScriptedTransport(.ratings(1))
    let lookup = lookup(transport, surroundings, limit)
    _ = try await lookup.ratings(of: app, in: .us)
    _ = try await lookup.ratings(of: app, in: .us)
    #expect(time.waits == [3, 60])
  }

  @Test func allStopTogether() async throws {
    let time = VirtualTime()
    let limit = RequestLimit()
    let transport = ScriptedTransport(.status(429), .ratings(1))
    let hasty = lookup(
      transport, RatingsLookup.Surroundings(time), limit,
      patience: RatingsLookup.Patience(tries: 1))
    await #expect(throws: RatingsLookup.Failure.throttled(until: VirtualTime.start + 60)) {
      try await hasty.ratings(of: app, in: .us)
    }
    let starts = Starts()
    transport.whileInFlight = { await starts.add(time.elapsed) }
    let patient = lookup(transport, RatingsLookup.Surroundings(time), limit)
    try await withThrowingTaskGroup { group in
      for _ in 1...5 { group.addTask { _ = try await patient.ratings(of: app, in: .us) } }
      try await group.waitForAll()
    }
    #expect(await starts.all.allSatisfy { $0 >= 60 })
    #expect(time.elapsed == 72)
  }

  @Test func stopsGrowToHalfAnHourAndBeginAnew() async {
    let limit = RequestLimit()
    var now = 0.0
    var lengths: [Double] = []
    for _ in 1...7 {
      let end = await limit.stop(at: now, retryAfter: nil, random: 1)
      lengths.append(end - now)
      // Requests that were in flight together are one stop.
      #expect(await limit.stop(at: now, retryAfter: nil, random: 1) == end)
      now = end
    }
    #expect(lengths == [75, 150, 300, 600, 1200, 1800, 1800])
    await limit.goOn()
    #expect(await limit.stop(at: now, retryAfter: nil, random: 0) == now + 60)
  }

  @Test func theStoresOwnWordCounts() async {
    let limit = RequestLimit()
    #expect(await limit.stop(at: 0, retryAfter: 90, random: 0) == 90)
    #expect(await limit.stop(at: 0, retryAfter: 0, random: 0) == 90)
    #expect(await limit.stop(at: 100, retryAfter: 1e9, random: 0) == 100 + 86_400)
  }
}

/// Lets nobody on before so many are there.
private actor Crowd {
  private let size: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var most = 0

  init(of size: Int) { self.size = size }

  func meet() async {
    most = max(most, waiting.count + 1)
    guard waiting.count + 1 < size else {
      waiting.forEach { $0.resume() }
      waiting = []
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }
}

private actor Once {
  private var happened = false

  func isFirst(_ condition: Bool) -> Bool {
    defer { happened = happened || condition }
    return condition && !happened
  }
}

private actor Starts {
  private(set) var all: [Double] = []

  func add(_ start: Double) { all.append(start) }
}
