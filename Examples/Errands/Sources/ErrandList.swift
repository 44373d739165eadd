import PlauditPrompts
import SwiftUI

/// What is to be done. A tap finishes it, which is the moment after which the app may ask.
struct ErrandList: View {
  @State private var errands = ["Buy bread", "Post the letter", "Water the plants"]
  @Environment(\.askForReview) private var askForReview
  private let text = StoreText()

  var body: some View {
    List {
      ForEach(errands, id: \.self) { errand in
        Button(errand) { finish(errand) }
      }
      NavigationLink(text.settings) { SettingsScreen() }
    }
    .navigationTitle(text.errands)
    .reviewScreen("errands")
  }

  private func finish(_ errand: String) {
    errands.removeAll { $0 == errand }
    askForReview(after: .finishedErrand)
  }
}
