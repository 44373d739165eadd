#if canImport(SwiftUI) && canImport(StoreKit) && !os(tvOS) && !os(watchOS)
  import Combine
  import Foundation
  import os

  /// The app around a keeper. One for each policy, as long as the app runs: windows come and go.
  @available(iOSApplicationExtension, unavailable)
  @MainActor final class PromptHost: ObservableObject {
    /// Whether a request was made.
    @Published private(set) var hasAsked = false
    let keeper: ReviewPrompt.Keeper
    let present: AppPresent
    private var isInSession = false

    private static var hosts: [ReviewPrompt.Policy: PromptHost] = [:]

    /// The host for a policy. Only the first call for it makes one.
    static func host(
      for policy: ReviewPrompt.Policy, _ store: any ReviewPrompt.Store,
      _ migrations: [ReviewPrompt.Migration], conditions: @escaping @MainActor () -> [String: Bool]
    ) -> PromptHost {
      if let host = hosts[policy] { return host }
      let host = PromptHost(policy, store, migrations, AppPresent(conditions: conditions))
      hosts[policy] = host
      host.begin()
      return host
    }

    private init(
      _ policy: ReviewPrompt.Policy, _ store: any ReviewPrompt.Store,
      _ migrations: [ReviewPrompt.Migration], _ present: AppPresent
    ) {
      self.present = present
      keeper = ReviewPrompt.Keeper(
        policy, store: store, migrations: migrations,
        surroundings: ReviewPrompt.Surroundings(
          context: { await present.context() }, request: { await present.window.request() },
          log: { Self.log($0) }))
    }

    nonisolated static func log(_ line: String) {
      Logger(subsystem: "Plaudit", category: "ReviewPrompt").notice("\(line, privacy: .public)")
    }

    /// Hands on what happened, and returns at once.
    nonisolated func note(_ input: ReviewPrompt.Input) {
      Task { @MainActor in
        if await keeper.receive(input).outcome == .ask { hasAsked = true }
      }
    }

    private func begin() {
      observe(ReviewWindow.sessionStart, isStart: true)
      observe(ReviewWindow.sessionEnd, isStart: false)
      if ReviewWindow.isAppActive { session(isStart: true) }
      Task {
        let purchase = await StorePurchase.fromStore()
        present.distribution = purchase.distribution
        if let date = purchase.date { await keeper.seedFirstUse(date) }
        let attempts = await keeper.state()?.attempts(in: purchase.distribution) ?? []
        if !attempts.isEmpty { hasAsked = true }
      }
    }

    /// For good, like the host itself.
    private func observe(_ name: Notification.Name, isStart: Bool) {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        Task { @MainActor in self.session(isStart: isStart) }
      }
    }

    /// An app becomes active again after every alert and call, which is no new session.
    private func session(isStart: Bool) {
      guard isStart != isInSession else { return }
      isInSession = isStart
      note(isStart ? .sessionStart : .sessionEnd)
    }
  }

  /// The present of an app, as far as a decision asks for it.
  @available(iOSApplicationExtension, unavailable)
  @MainActor final class AppPresent {
    var window = ReviewWindow()
    var screens = ScreenStack()
    var distribution = StorePurchase.fromReceipt.distribution
    private let conditions: @MainActor () -> [String: Bool]

    init(conditions: @escaping @MainActor () -> [String: Bool]) { self.conditions = conditions }

    func context() -> ReviewPrompt.Context {
      ReviewPrompt.Context(
        version: ReviewPrompt.Version(Bundle.main), distribution: distribution,
        screen: screens.front, hasScene: window.isThere, conditions: conditions())
    }
  }
#endif
