#if canImport(SwiftUI) && canImport(StoreKit) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import SwiftUI

  extension ReviewPrompt {
    /// Opens the App Store's page to write a review, and remembers that: whoever was there is not
    /// asked for a while.
    ///
    /// ```swift
    /// ReviewPrompt.WriteReviewButton("Write a Review", destination: StoreLink.writeReview)
    /// ```
    @available(iOSApplicationExtension, unavailable)
    public struct WriteReviewButton<Label: View>: View {
      private let destination: URL
      private let isHiddenUntilAsked: Bool
      private let label: Label
      @Environment(\.askForReview) private var askForReview
      @Environment(\.openURL) private var openURL

      /// - Parameters:
      ///   - destination: The page, `StoreLink.writeReview`.
      ///   - isHiddenUntilAsked: Whether it is there only when a review was once asked for.
      ///   - label: What the button shows.
      public init(
        destination: URL, isHiddenUntilAsked: Bool = false, @ViewBuilder label: () -> Label
      ) {
        self.destination = destination
        self.isHiddenUntilAsked = isHiddenUntilAsked
        self.label = label()
      }

      /// The button, or nothing.
      public var body: some View {
        if !isHiddenUntilAsked || askForReview.hasAsked {
          Button {
            askForReview.note(.openedReviewPage)
            openURL(destination)
          } label: {
            label
          }
        }
      }
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension ReviewPrompt.WriteReviewButton where Label == Text {
    /// - Parameters:
    ///   - title: What the button says, in the reader's language: `StoreText().writeReview`.
    ///   - destination: The page, `StoreLink.writeReview`.
    ///   - isHiddenUntilAsked: Whether it is there only when a review was once asked for.
    public init(_ title: String, destination: URL, isHiddenUntilAsked: Bool = false) {
      self.init(destination: destination, isHiddenUntilAsked: isHiddenUntilAsked) { Text(title) }
    }
  }
#endif
