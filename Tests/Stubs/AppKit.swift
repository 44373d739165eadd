// swift-format-ignore-file
// The names are Apple's, and so is their documentation.
public import Foundation

@MainActor open class NSViewController {}

@MainActor open class NSWindow {
  public var contentViewController: NSViewController? { nil }
}

@MainActor open class NSApplication {
  public static let shared = NSApplication()
  public var isActive: Bool { false }
  public var keyWindow: NSWindow? { nil }
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name("")
  nonisolated public static let didResignActiveNotification = NSNotification.Name("")
}
