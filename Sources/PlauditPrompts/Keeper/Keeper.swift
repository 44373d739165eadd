public import Foundation

extension ReviewPrompt {
  /// A policy with a memory: takes what happens in an app, and asks when the policy says so.
  ///
  /// Nothing happens between reading the state and writing it. An attempt is stored before StoreKit
  /// is called, and what cannot be stored is not asked.
  public actor Keeper {
    /// When to ask.
    public nonisolated let policy: Policy
    /// Why a stored state was not used, the last time that this happened.
    public private(set) var problem: StateProblem?

    private let store: any Store
    private let migrations: [Migration]
    private let surroundings: Surroundings
    private let neverAsks: Bool
    private var engine: Engine

    /// The launch argument that makes an app ask for nothing, for UI tests and screenshots.
    public static let neverAskArgument = "-PlauditNeverAsk"

    /// - Parameters:
    ///   - policy: When to ask.
    ///   - store: Where the state is kept.
    ///   - migrations: What to take over from other code, once.
    ///   - arguments: Those that the app was launched with.
    ///   - surroundings: The app around it.
    public init(
      _ policy: Policy, store: any Store = UserDefaultsStore(), migrations: [Migration] = [],
      arguments: [String] = ProcessInfo.processInfo.arguments, surroundings: Surroundings
    ) {
      self.policy = policy
      self.store = store
      self.migrations = migrations
      self.surroundings = surroundings
      neverAsks = arguments.contains(Self.neverAskArgument)
      engine = Engine(policy: policy)
    }

    /// Writes down what happened, and requests a review if the policy says so. Where people must stay
    /// on the screen first, it returns when that is over.
    ///
    /// - Returns: What was decided. After ``Outcome/ask`` the request has been made.
    @discardableResult public func receive(_ input: Input) async -> Decision {
      let decision = await decision(on: input)
      if policy.moments.contain(input.moment) { surroundings.log("\(decision)") }
      if decision.outcome == .ask { await surroundings.request() }
      return decision
    }

    private func decision(on input: Input) async -> Decision {
      let before = await context()
      let step = exchange(in: before) { engine, state, now in
        engine.receive(input, &state, at: now, in: before)
      }
      switch step {
      case nil: return .notStored
      case .decided(let decision): return decision
      case .waiting(let wait):
        let isWhole = (try? await surroundings.wait(wait.seconds)) != nil
        let after = await context()
        let decision = exchange(in: after) { engine, state, now in
          engine.finish(wait, &state, at: now, in: after, isWhole: isWhole)
        }
        if decision == nil { engine.forget(wait) }
        return decision ?? .notStored
      }
    }

    /// What would be decided now, and why; nothing is written down.
    ///
    /// - Parameter moment: The moment that would ask; by default any that may.
    /// - Returns: The decision with the verdict of each rule.
    public func explain(_ moment: Moment = .next) async -> Decision {
      var context = await context()
      context.moment = moment
      return exchange(in: context) { engine, state, now in
        context.isRequestInFlight = !engine.waits.isEmpty
        return ReviewPrompt.decide(policy, state, at: now, in: context)
      } ?? .notStored
    }

    /// What is known so far; `nil` where the store cannot be read.
    public func state() async -> State? {
      exchange(in: await context()) { _, state, _ in state }
    }

    /// Lets the app count as used since `date` if that is earlier than what is known: the date of the
    /// purchase, where StoreKit tells it.
    public func seedFirstUse(_ date: Date) async {
      exchange(in: await context()) { _, state, _ in
        state.firstUse = min(date, state.firstUse ?? date)
      }
    }

    /// Forgets everything but what was taken over from other code, which is not taken over again.
    public func reset() async {
      exchange(in: await context()) { engine, state, _ in
        let imported = state.imported
        state = State()
        state.imported = imported
        engine = Engine(policy: policy)
      }
    }

    private func context() async -> Context {
      var context = await surroundings.context()
      context.neverAsks = context.neverAsks || neverAsks
      return context
    }

    /// Reads the state, changes it and writes it, with nothing in between. `nil` where that failed,
    /// and then nothing has happened.
    @discardableResult private func exchange<Result: Sendable>(
      in context: Context, _ change: (inout Engine, inout State, Date) -> Result
    ) -> Result? {
      var engine = engine
      var result: Result?
      do {
        try store.exchange { data in
          let now = surroundings.now()
          let stored = data.flatMap(state)
          var state = stored ?? State()
          for migration in migrations {
            migration.apply(to: &state, at: now, version: context.version)
          }
          result = change(&engine, &state, now)
          return state == stored ? nil : try state.stored()
        }
      } catch {
        surroundings.log("the state cannot be stored: \(error)")
        return nil
      }
      self.engine = engine
      return result
    }

    /// `nil` where the state cannot be read: it is kept aside then, and a new one begun.
    private func state(_ data: Data) -> State? {
      do throws(StateProblem) {
        return try State(stored: data)
      } catch {
        problem = error
        surroundings.log("\(error); it is kept aside, and a new one begun")
      }
      do {
        try store.setAside(data)
      } catch {
        surroundings.log("the state cannot be kept aside: \(error)")
      }
      return nil
    }
  }
}
