#if canImport(SwiftUI) && canImport(StoreKit) && !os(tvOS) && !os(watchOS)
  import Foundation
  import StoreKit

  /// What the App Store knows about this copy of the app.
  struct StorePurchase: Sendable {
    let distribution: ReviewPrompt.Distribution
    /// When the person first got the app; `nil` where that is not known.
    let date: Date?

    /// What can be told at once: all of it for builds of a developer's own, and for others what the
    /// receipt is called.
    static var fromReceipt: Self { Self(environment: nil, date: nil) }

    /// Asks StoreKit, which may have to ask the App Store. Not for a developer's builds, where it
    /// would ask the developer to sign in.
    static func fromStore() async -> Self {
      guard fromReceipt.distribution != .debug else { return fromReceipt }
      switch try? await AppTransaction.shared {
      case .verified(let transaction), .unverified(let transaction, _):
        return Self(
          environment: transaction.environment.rawValue, date: transaction.originalPurchaseDate)
      case nil:
        return fromReceipt
      }
    }

    private init(environment: String?, date: Date?) {
      #if DEBUG || targetEnvironment(simulator)
        distribution = .debug
        self.date = nil
      #else
        let receipt = Bundle.main.appStoreReceiptURL
        let isThere = receipt.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
        distribution = ReviewPrompt.Distribution(
          environment: environment, receipt: isThere ? receipt?.lastPathComponent : nil)
        // The sandbox has one date for all.
        self.date = distribution == .appStore ? date : nil
      #endif
    }
  }
#endif
