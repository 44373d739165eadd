#if DEBUG
  import PlauditPrompts
  import SwiftUI

  /// Why nobody was asked, for whoever works on the app: what each rule has and needs.
  struct AskingScreen: View {
    @State private var decision: ReviewPrompt.Decision?
    @Environment(\.askForReview) private var askForReview

    var body: some View {
      List {
        if let decision {
          Section { Text(decision.description) }
          Section {
            ForEach(decision.verdicts, id: \.self) { verdict in
              Text("\(verdict.finding.passes ? "✓" : "✗") \(verdict.description)")
            }
          }
        }
      }
      .navigationTitle("Why was nobody asked?")
      .task { decision = await askForReview.explain() }
    }
  }
#endif
