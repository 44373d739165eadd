// The Swift that apps write, beside the frameworks that they import.
import Foundation
import PlauditKit
import StoreKit
import SwiftUI
import UIKit

struct Settings: View {
  @State var isShown = false

  var body: some View {
    button
    label
  }

  var button: Link<Text> {
    Link(StoreText().writeReview, destination: StoreLink.writeReview)
  }

  var page: URL { StoreLink.writeReview(in: .de) }
  var pages: [URL] { StoreLink.Country.allCases.map { StoreLink.product(in: $0) } }

  var label: Text { Text(StoreText().ratingsCount(21)) }
  var typed: Text { Text(StoreText(.ru).ratingsCount(21)) }
  var preview: Text { Text(StoreText(Locale(identifier: "pl_PL")).ratingsCount(21)) }
  var function: (Int) -> String { StoreText().ratingsCount }

  func ask(in scene: UIWindowScene) {
    AppStore.requestReview(in: scene)
  }

  func store() async -> StoreLink.Country? {
    StoreLink.Country((await Storefront.current?.countryCode).flatMap { StoreCountry(alpha3: $0) })
  }
}
