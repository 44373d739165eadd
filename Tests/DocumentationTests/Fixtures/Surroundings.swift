// What the documents' Swift takes for granted.
import Foundation
import PlauditKit
import PlauditRatings
import SwiftUI
import UIKit

@MainActor let label = UILabel()
let url = URL(filePath: "state.json")
let date = Date()
let ratings = AppRatings.unrated

func requestReview() async {}

struct ContentView: View {
  var body: some View { EmptyView() }
}

struct EditorView: View {
  var body: some View { EmptyView() }
}

/// As XCTest has it.
@MainActor final class XCUIApplication {
  var launchArguments: [String] = []
  func launch() {}
}
