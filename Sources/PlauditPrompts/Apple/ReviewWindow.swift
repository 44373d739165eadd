#if canImport(SwiftUI) && canImport(StoreKit) && !os(tvOS) && !os(watchOS)
  import Foundation
  import StoreKit

  #if canImport(UIKit)
    import UIKit

    /// Where a prompt can be shown, and when the app is in front.
    @available(iOSApplicationExtension, unavailable)
    @MainActor struct ReviewWindow {
      static let sessionStart = UIApplication.didBecomeActiveNotification
      static let sessionEnd = UIApplication.didEnterBackgroundNotification
      static var isAppActive: Bool { UIApplication.shared.applicationState == .active }

      var isThere: Bool { scene != nil }

      func request() {
        if let scene { AppStore.requestReview(in: scene) }
      }

      /// The window that the person works in; any other that is active, where UIKit names none.
      private var scene: UIWindowScene? {
        let active = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          .filter { $0.activationState == .foregroundActive }
        return active.first { $0.keyWindow?.isKeyWindow == true } ?? active.first
      }
    }
  #elseif canImport(AppKit)
    import AppKit
    import SwiftUI

    /// Where a prompt can be shown, and when the app is in front.
    @MainActor struct ReviewWindow {
      /// SwiftUI's own action; `nil` in an app without SwiftUI.
      var action: RequestReviewAction?

      static let sessionStart = NSApplication.didBecomeActiveNotification
      static let sessionEnd = NSApplication.didResignActiveNotification
      static var isAppActive: Bool { NSApplication.shared.isActive }

      var isThere: Bool {
        NSApplication.shared.keyWindow != nil && (action != nil || controller != nil)
      }

      func request() {
        if let action {
          action()
        } else if let controller {
          AppStore.requestReview(in: controller)
        }
      }

      private var controller: NSViewController? {
        NSApplication.shared.keyWindow?.contentViewController
      }
    }
  #endif
#endif
