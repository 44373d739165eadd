import PlauditKit
import TestSupport
import Testing

@testable import PlauditRatings

/// Alone in its process, as `make test-long` runs it: other tests take memory too.
@Suite(.enabled(if: LongRun.isOn, "make test-long"))
struct MemoryTests {
  @Test func memoryStaysFlat() async throws {
    let play = try Play("modern")
    func look(_ times: Int) async throws {
      for _ in 1...times { _ = try await play.lookup.ratings(of: app, in: .us) }
    }
    try await look(500)
    guard let before = Memory.resident else { return }
    try await look(10_000)
    let growth = (Memory.resident ?? 0) - before
    #expect(growth < 8 << 20)
  }
}
