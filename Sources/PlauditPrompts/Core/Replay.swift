public import Foundation

extension ReviewPrompt {
  /// A policy run over a log, with the log's clock, through the same code as ``Keeper``.
  ///
  /// ```swift
  /// var replay = ReviewPrompt.Replay(ReviewPrompt.Preset.taskThreshold.policy)
  /// replay.feed(.event(.finishedTask), at: date)
  /// replay.finish()
  /// replay.results.last?.decision.outcome
  /// ```
  ///
  /// A window is in front unless a session has just ended. Days begin at midnight in Greenwich unless
  /// ``init(_:state:context:)`` says otherwise.
  public struct Replay: Sendable {
    /// What came of one row of the log.
    public struct Result: Sendable, Hashable {
      /// When it happened.
      public let time: Date
      /// What happened.
      public let input: Input
      /// When it was decided: later than ``time`` where the person had to stay on the screen first.
      public fileprivate(set) var decidedAt: Date
      /// What was decided.
      public fileprivate(set) var decision: Decision
    }

    /// One for each row that was not taken, in the log's order. Rows whose wait is not over yet have
    /// no result that counts; ``finish()`` ends all waits.
    public private(set) var results: [Result] = []
    /// What is known after the rows so far.
    public private(set) var state: State

    private var engine: Engine
    private var context: Context
    private var waits: [(row: Int, wait: Engine.Wait)] = []

    /// - Parameters:
    ///   - policy: When to ask.
    ///   - state: What happened before the log.
    ///   - context: The present at the beginning of the log. A log that names no version is one of
    ///     version 1.0, build 1.
    public init(
      _ policy: Policy, state: State = State(),
      context: Context = Context(
        version: Version(short: "1.0", build: "1"), distribution: .appStore, timeZone: .gmt)
    ) {
      engine = Engine(policy: policy)
      self.state = state
      self.context = context
    }

    /// Adds a row. Waits that end before it, or with it, are over then.
    ///
    /// - Parameters:
    ///   - input: What happened.
    ///   - time: When. Earlier than the last row is a clock that was set back.
    public mutating func feed(_ input: Input, at time: Date) {
      endWaits(until: time)
      switch input {
      case .version(let version): context.version = version
      case .screen(let screen): (context.screen, context.hasScene) = (screen, true)
      case .event, .count, .sessionStart: context.hasScene = true
      case .sessionEnd: context.hasScene = false
      case .crash, .openedReviewPage, .requestsOff, .requestsOn: break
      }
      switch engine.receive(input, &state, at: time, in: context) {
      case .decided(let decision):
        results.append(Result(time: time, input: input, decidedAt: time, decision: decision))
      case .waiting(let wait):
        waits.append((results.count, wait))
        let open = Decision(outcome: .notNow, verdicts: [])
        results.append(Result(time: time, input: input, decidedAt: wait.end, decision: open))
      }
    }

    /// Lets all waits end, each at its own time.
    public mutating func finish() { endWaits(until: .distantFuture) }

    /// Takes those results out, from the log's beginning, that nothing can change any more. A log of
    /// which they are taken row by row needs no more memory when it is long.
    public mutating func takeSettled() -> [Result] {
      let count = waits.lazy.map(\.row).min() ?? results.count
      let settled = Array(results.prefix(count))
      results.removeFirst(count)
      for index in waits.indices { waits[index].row -= count }
      return settled
    }

    private mutating func endWaits(until time: Date) {
      while let next = waits.indices.min(by: { waits[$0].wait.end < waits[$1].wait.end }),
        waits[next].wait.end <= time
      {
        let (row, wait) = waits.remove(at: next)
        results[row].decision = engine.finish(wait, &state, at: wait.end, in: context)
      }
    }
  }
}
