// swift-format-ignore-file
// The names are Apple's, and so is their documentation.
public import Foundation
public import SwiftUI
#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

public enum AppStore {
  #if canImport(UIKit)
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  #else
  @MainActor public static func requestReview(in controller: NSViewController) {}
  #endif

  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

public struct AppTransaction: Sendable {
  public static var shared: VerificationResult<AppTransaction> { get async throws { fatalError() } }
  public let environment: AppStore.Environment
  public let originalPurchaseDate: Date
}

public enum VerificationResult<SignedType> {
  public enum VerificationError: Error { case invalidSignature }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
}

extension VerificationResult: Sendable where SignedType: Sendable {}

@MainActor @preconcurrency
public struct RequestReviewAction {
  nonisolated init() {}
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

public struct Storefront: Sendable {
  public let countryCode: String
  public static var current: Storefront? { get async { nil } }
}
