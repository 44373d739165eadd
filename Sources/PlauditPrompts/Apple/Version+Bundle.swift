import Foundation

extension ReviewPrompt.Version {
  /// The version of the app that runs.
  init(_ bundle: Bundle) {
    self.init(
      short: bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String,
      build: bundle.object(forInfoDictionaryKey: "CFBundleVersion") as? String)
  }
}
