#if canImport(SwiftUI) && canImport(StoreKit) && !os(tvOS) && !os(watchOS)
  extension ReviewPrompt {
    /// Tells a policy what people do in the app, and lets it ask.
    ///
    /// ```swift
    /// @Environment(\.askForReview) var askForReview
    /// askForReview(after: .finishedTask)   // counts, and may ask
    /// askForReview.count(.sharedResult)    // counts, never asks
    /// ```
    ///
    /// All of it returns at once. There is no result, since nobody learns whether a prompt was shown.
    @available(iOSApplicationExtension, unavailable)
    public struct AskAction: Sendable {
      let host: PromptHost?
      /// Whether this copy of the app has made a request, as far as was known when the view was made.
      public let hasAsked: Bool

      /// For apps without SwiftUI.
      ///
      /// - Parameters:
      ///   - policy: When to ask.
      ///   - store: Where the state is kept.
      ///   - migrations: What to take over from other code, once.
      ///   - conditions: The answers to ``Rule/custom(_:)``, by name.
      @MainActor public init(
        _ policy: Policy, store: any Store = UserDefaultsStore(), migrations: [Migration] = [],
        conditions: @escaping @MainActor () -> [String: Bool] = { [:] }
      ) {
        self.init(PromptHost.host(for: policy, store, migrations, conditions: conditions))
      }

      @MainActor init(_ host: PromptHost) {
        self.host = host
        hasAsked = host.hasAsked
      }

      /// Where no view above has a policy.
      init() {
        host = nil
        hasAsked = false
      }

      /// Counts, and asks for a review if the policy says so, after its wait. Call it when something
      /// was done, and not from a button that promises to ask.
      public func callAsFunction(after event: Event) { note(.event(event)) }

      /// Counts, and never asks.
      public func count(_ event: Event) { note(.count(event)) }

      /// For what the app itself must tell: ``Input/crash``, ``Input/requestsOff``,
      /// ``Input/requestsOn`` and ``Input/openedReviewPage``.
      public func note(_ input: Input) {
        guard let host else {
          PromptHost.log("nothing is counted: no view above has .reviewPrompts(…)")
          return
        }
        host.note(input)
      }

      /// What would be decided now, and why.
      ///
      /// - Returns: `nil` where no view above has a policy.
      public func explain() async -> Decision? { await host?.keeper.explain() }
    }
  }
#endif
