import AllocationCounter
import Foundation

/// Measures pieces of work against each other.
enum Measure {
  /// Something to measure.
  struct Work: Sendable {
    let name: String
    /// Does it a number of times.
    let run: @Sendable (Int) -> Void

    init(_ name: String, _ run: @escaping @Sendable (Int) -> Void) {
      self.name = name
      self.run = run
    }
  }

  private static let rounds = 101
  /// In nanoseconds.
  private static let shortestRun = 1e6

  /// The processor time that each piece of work takes once, in nanoseconds: the median of runs that
  /// take turns, so that whatever else the machine does touches all alike.
  static func nanoseconds(_ works: [Work]) -> [Double] {
    let counts = works.map(repetitions)
    var samples = works.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, work) in works.enumerated() {
        let time = duration { work.run(counts[index]) }
        samples[index].append(time / Double(counts[index]))
      }
    }
    return samples.map { $0.sorted()[rounds / 2] }
  }

  /// Allocations on the heap that a piece of work makes once, on average.
  static func allocations(_ work: Work) -> Double {
    work.run(10)
    let repetitions = 1_000
    let before = allocation_count()
    work.run(repetitions)
    return Double(allocation_count() - before) / Double(repetitions)
  }

  /// How often to do a work so that the clock's own cost does not count.
  private static func repetitions(_ work: Work) -> Int {
    var count = 1
    while duration({ work.run(count) }) < shortestRun, count < 1 << 30 { count *= 2 }
    return count
  }

  private static func duration(_ body: () -> Void) -> Double {
    let start = processorTime()
    body()
    return processorTime() - start
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Keeps the optimiser from leaving out the work that made a value.
@inline(never) func consume<Value>(_ value: borrowing Value) {}
