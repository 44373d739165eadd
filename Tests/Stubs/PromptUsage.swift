// The Swift that apps write to ask for reviews.
import Foundation
import PlauditPrompts
import StoreKit
import SwiftUI

struct TaskApp: App {
  var body: some Scene {
    WindowGroup { ContentView().reviewPrompts(.app) }
  }
}

struct ContentView: View {
  @Environment(\.askForReview) var askForReview
  @State var isDone = false

  var body: some View {
    VStack {
      Button("Done") {
        isDone = true
        askForReview(after: .finishedTask)
      }
      Button("Share") { askForReview.count(.sharedResult) }
      Button("Never ask") { askForReview.note(.requestsOff) }
      ReviewPrompt.WriteReviewButton("Write a Review", destination: StoreLink.writeReview)
      ReviewPrompt.WriteReviewButton(
        destination: StoreLink.writeReview, isHiddenUntilAsked: true
      ) {
        Text("Write a Review")
      }
    }
    .reviewScreen("tasks")
  }

  func why() async {
    if let decision = await askForReview.explain() { print(decision.explanation) }
  }
}

struct WithEverything: View {
  let group = ReviewPrompt.UserDefaultsStore(suiteName: "group.example")

  var body: some View {
    ContentView().reviewPrompts(
      .featureTour, store: group, migrations: [.appReviewLibrary],
      conditions: { ["has-account": true] })
  }
}

@MainActor func withoutSwiftUI() {
  let askForReview = ReviewPrompt.AskAction(.app)
  askForReview(after: ReviewEvent.finishedTask)
}
