/// What documents show and no test of this suite runs: blocks of `bash`.
enum NotRun {
  /// By a text of the block.
  static let reasons = [
    "swift package init": "IntegrationTests runs it: it builds a package",
    "swift package plaudit": "IntegrationTests runs it: it builds a package and its plugins",
    "plaudit ratings": "PlauditRatingCommandsTests runs it: it would ask the App Store",
    "brew install": "it needs a Mac",
    "arch -x86_64": "it needs a Mac",
    "defaults write": "it needs Xcode Cloud",
    "qrencode": "it needs a program that is not part of this",
  ]
}
