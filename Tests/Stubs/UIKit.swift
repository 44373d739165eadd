// swift-format-ignore-file
// The names are Apple's, and so is their documentation.
public import Foundation

@MainActor open class UIScene: NSObject {
  public enum ActivationState: Int {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  public var activationState: ActivationState { .unattached }
}

@MainActor open class UIWindow {
  public var isKeyWindow: Bool { false }
}

@MainActor open class UIWindowScene: UIScene {
  public var keyWindow: UIWindow? { nil }
}

@MainActor open class UIApplication {
  public enum State: Int { case active, inactive, background }
  public static let shared = UIApplication()
  public var applicationState: State { .active }
  public var connectedScenes: Set<UIScene> { [] }
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name("")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name("")
}

@MainActor open class UILabel {
  public init() {}
  public var text: String?
}
