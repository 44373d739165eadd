// The Swift that apps write to show their ratings in UIKit.
import PlauditKit
import PlauditRatings
import UIKit

@MainActor func showRatings(in label: UILabel) {
  label.showRatings(of: StoreLink.app, StoreText().ratingsCount)
}
