#if canImport(SwiftUI) && canImport(StoreKit) && !os(tvOS) && !os(watchOS)
  import Foundation
  import StoreKit
  public import SwiftUI

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Asks for reviews as a policy says: once, at the root of each window.
    ///
    /// The views below tell what people do through `@Environment(\.askForReview)`. All windows with the
    /// same policy share one state, and the first one's arguments.
    ///
    /// - Parameters:
    ///   - policy: When to ask; `.app` is the manifest's.
    ///   - store: Where the state is kept.
    ///   - migrations: What to take over from other code, once.
    ///   - conditions: The answers to ``ReviewPrompt/Rule/custom(_:)``, by name.
    @MainActor public func reviewPrompts(
      _ policy: ReviewPrompt.Policy,
      store: any ReviewPrompt.Store = ReviewPrompt.UserDefaultsStore(),
      migrations: [ReviewPrompt.Migration] = [],
      conditions: @escaping @MainActor () -> [String: Bool] = { [:] }
    ) -> some View {
      let host = PromptHost.host(for: policy, store, migrations, conditions: conditions)
      return modifier(ReviewPromptsModifier(host: host))
    }

    /// Names the screen that this view is, for the wait of a policy: whoever moves to another screen
    /// meanwhile is not asked. Screens without a name count as one.
    @MainActor public func reviewScreen(_ name: String) -> some View {
      modifier(ReviewScreenModifier(name: name))
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension EnvironmentValues {
    /// Tells the policy of ``SwiftUI/View/reviewPrompts(_:store:migrations:conditions:)`` what people
    /// do.
    public internal(set) var askForReview: ReviewPrompt.AskAction {
      get { self[AskForReviewKey.self] }
      set { self[AskForReviewKey.self] = newValue }
    }
  }

  @available(iOSApplicationExtension, unavailable)
  private struct AskForReviewKey: EnvironmentKey {
    static let defaultValue = ReviewPrompt.AskAction()
  }

  @available(iOSApplicationExtension, unavailable)
  private struct ReviewPromptsModifier: ViewModifier {
    @ObservedObject var host: PromptHost
    #if !canImport(UIKit)
      @Environment(\.requestReview) private var requestReview
    #endif

    func body(content: Content) -> some View {
      content
        .environment(\.askForReview, ReviewPrompt.AskAction(host))
        #if !canImport(UIKit)
          .onAppear { host.present.window.action = requestReview }
        #endif
    }
  }

  @available(iOSApplicationExtension, unavailable)
  private struct ReviewScreenModifier: ViewModifier {
    let name: String
    @State private var id = UUID().uuidString
    @Environment(\.askForReview) private var askForReview

    func body(content: Content) -> some View {
      content
        .onAppear { askForReview.host?.present.screens.appear(id, name: name) }
        .onDisappear { askForReview.host?.present.screens.disappear(id) }
    }
  }
#endif
