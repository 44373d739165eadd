import PlauditPrompts
import PlauditRatings
import SwiftUI

/// How the app is rated, and what people can do about it.
struct SettingsScreen: View {
  @AppStorage("wants-prompts") private var wantsPrompts = true
  @Environment(\.askForReview) private var askForReview
  private let text = StoreText()

  var body: some View {
    Form {
      Section {
        RatingsLabel(of: StoreLink.app, text.ratingsCount, withAverage: text.averageAndCount)
        ReviewPrompt.WriteReviewButton(text.writeReview, destination: StoreLink.writeReview)
        Link(text.allReviews, destination: StoreLink.reviews)
      }
      Section {
        Toggle(text.prompts, isOn: $wantsPrompts)
          .task(id: wantsPrompts) {
            askForReview.note(wantsPrompts ? .requestsOn : .requestsOff)
          }
        #if DEBUG
          NavigationLink("Why was nobody asked?") { AskingScreen() }
        #endif
      }
    }
    .navigationTitle(text.settings)
    .reviewScreen("settings")
  }
}
