extension ReviewPrompt.Distribution {
  /// - Parameters:
  ///   - environment: `AppTransaction`'s, as a raw value; `nil` where it is not known. The sandbox
  ///     is TestFlight's, for a developer's own builds are told apart when they are compiled.
  ///   - receipt: The name of the receipt's file; `nil` where the app has none. TestFlight's is named
  ///     otherwise, but on a Mac.
  init(environment: String?, receipt: String?) {
    switch (environment, receipt) {
    case ("Production", _): self = .appStore
    case ("Sandbox", _): self = .testFlight
    case ("Xcode", _): self = .debug
    case (_, "sandboxReceipt"): self = .testFlight
    case (_, "receipt"): self = .appStore
    default: self = .unknown
    }
  }
}
