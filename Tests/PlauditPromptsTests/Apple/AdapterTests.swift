import Foundation
import Testing

@testable import PlauditPrompts

/// What of the adapter runs without Apple's frameworks.
struct AdapterTests {
  private typealias Signs = (String?, String?, ReviewPrompt.Distribution)

  @Test(
    arguments: [
      ("Production", "receipt", .appStore),
      ("Production", "sandboxReceipt", .appStore),
      // TestFlight on a Mac names its receipt as the App Store does.
      ("Sandbox", "receipt", .testFlight),
      ("Xcode", nil, .debug),
      (nil, "sandboxReceipt", .testFlight),
      (nil, "receipt", .appStore),
      ("Moon", "sandboxReceipt", .testFlight),
      ("Moon", nil, .unknown),
      (nil, nil, .unknown),
    ] as [Signs])
  func distribution(environment: String?, receipt: String?, is expected: ReviewPrompt.Distribution)
  {
    #expect(ReviewPrompt.Distribution(environment: environment, receipt: receipt) == expected)
  }

  @Test func aPushedScreenIsInFrontUntilItIsPopped() {
    var screens = ScreenStack()
    #expect(screens.front == nil)
    screens.appear("1", name: "list")
    screens.appear("2", name: "detail")
    screens.disappear("1")
    #expect(screens.front == "detail")
    screens.appear("1", name: "list")
    screens.disappear("2")
    #expect(screens.front == "list")
  }

  @Test func whatLiesUnderASheetIsInFrontAfterIt() {
    var screens = ScreenStack()
    screens.appear("1", name: "list")
    screens.appear("2", name: "sheet")
    screens.appear("2", name: "sheet")
    screens.disappear("2")
    #expect(screens.front == "list")
    screens.disappear("1")
    #expect(screens.front == nil)
  }

  @Test func thePrivacyManifestGivesTheReasons() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/PlauditPrompts/PrivacyInfo.xcprivacy")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file.standardized), format: nil)
    let manifest = try #require(list as? [String: Any])
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    let types = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    #expect(
      types.map { $0["NSPrivacyAccessedAPIType"] as? String } == [
        "NSPrivacyAccessedAPICategoryUserDefaults"
      ])
    #expect(types.first?["NSPrivacyAccessedAPITypeReasons"] as? [String] == ["CA92.1", "1C8F.1"])
  }
}
