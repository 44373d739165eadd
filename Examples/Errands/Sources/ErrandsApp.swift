import PlauditPrompts
import SwiftUI

@main struct ErrandsApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { ErrandList() }
        .reviewPrompts(.app)
    }
  }
}
