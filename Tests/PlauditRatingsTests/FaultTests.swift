import Foundation
import PlauditKit
import TestSupport
import Testing

@testable import PlauditRatings

/// What goes wrong on the way, over a real connection, in virtual time.
struct FaultTests {
  @Test(
    arguments: [
      // A second before the second try; the limit wants three between the two.
      ("once-error-500", 3), ("once-cut", 3),
      ("once-forbidden", 60), ("once-forbidden-list", 60), ("once-busy", 60), ("once-busy-90", 90),
    ] as [(String, Double)])
  func oneFaultIsGotOver(scenario: String, after seconds: Double) async throws {
    let play = try Play(scenario)
    let count = try await play.result().get().count()
    #expect(count == 1234)
    #expect(try await play.stage.requests().count == 2)
    #expect(play.time.elapsed == seconds)
  }

  @Test func faultsThatStayAreToldAfterThreeTries() async throws {
    let play = try Play("error-500")
    #expect(await play.result() == .failure(.status(500)))
    #expect(try await play.stage.requests().count == 3)
    #expect(play.time.elapsed == 6)
  }

  @Test func stopsGrow() async throws {
    let play = try Play("forbidden")
    #expect(
      await play.result()
        == .failure(.throttled(until: VirtualTime.start + 60 + 120 + 240)))
    #expect(try await play.stage.requests().count == 3)
    #expect(play.time.elapsed == 180)
  }

  @Test func whoHasNoPatienceLearnsWhenToTryAgain() async throws {
    let play = try Play("forbidden", patience: RatingsLookup.Patience())
    for _ in 1...3 {
      #expect(await play.result() == .failure(.throttled(until: VirtualTime.start + 60)))
    }
    #expect(try await play.stage.requests().count == 1)
    #expect(play.time.elapsed == 0)
  }

  @Test(arguments: ["hang", "drip"])
  func whatTakesTooLongIsCutOff(scenario: String) async throws {
    let play = try Play(
      scenario, patience: RatingsLookup.Patience(seconds: 600, secondsForRequest: 1, tries: 2))
    #expect(await play.result() == .failure(.transport(.timedOut)))
    #expect(try await play.stage.requests().count == 2)
  }

  @Test func aConnectionThatBreaksIsTriedAgain() async throws {
    let play = try Play("cut")
    guard case .failure(.transport(.connection)) = await play.result() else {
      Issue.record("a broken connection is one")
      return
    }
    #expect(try await play.stage.requests().count == 3)
  }

  @Test func redirectsEnd() async throws {
    let play = try Play("redirect-loop", patience: RatingsLookup.Patience(tries: 1))
    #expect(
      await play.result() == .failure(.transport(.connection("more than 5 redirects"))))
    #expect(try await play.stage.requests().count == 6)
  }

  /// Also while a redirect waits for our word, which on Linux ends the program if it comes too late.
  @Test(arguments: ["redirect-loop", "redirect-here", "redirect-away", "endless"])
  func aTransferMayBeCutOffAtAnyMoment(scenario: String) async throws {
    let endpoint = try Play.endpoint(LookupServer.stage(scenario).endpoint)
    let transport = URLSessionTransport(endpoint)
    let url = LookupRequest(app, in: .us, at: endpoint).url
    for moment in 0..<40 {
      let task = Task { try await transport.response(to: url, within: Double(moment) / 2000) }
      if moment % 3 == 0 { task.cancel() }
      _ = await task.result
    }
  }

  @Test func aServerThatIsNotThere() async throws {
    let lookup = RatingsLookup(
      cache: nil, patience: RatingsLookup.Patience(tries: 1),
      endpoint: try Play.endpoint("http://127.0.0.1:1"),
      surroundings: RatingsLookup.Surroundings(VirtualTime()), limit: RequestLimit())
    do {
      _ = try await lookup.ratings(of: app, in: .us)
      Issue.record("nobody listens at port 1")
    } catch {
      guard case .transport(.connection) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func aCancelledLookupEndsAtOnce() async throws {
    let play = try Play("hang", patience: RatingsLookup.Patience(secondsForRequest: 600))
    let task = Task { await play.result() }
    while try await play.stage.requests().isEmpty {}
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
  }

  @Test func aTaskThatIsCancelledBeforeAsksNothing() async throws {
    let play = try Play("modern")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await play.result()
    }
    #expect(await task.value == .failure(.cancelled))
    #expect(try await play.stage.requests() == [])
  }
}
