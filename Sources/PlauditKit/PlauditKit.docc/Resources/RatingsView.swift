#if canImport(SwiftUI)
  import SwiftUI

  struct RatingsView: View {
    let count: Int

    var body: some View {
      Text(StoreText().ratingsCount(count))
      Link(StoreText().writeReview, destination: StoreLink.writeReview)
    }
  }
#endif
