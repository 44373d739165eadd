/// The build systems of SwiftPM, which run plugins each in its own way.
enum BuildSystem: String, CaseIterable, Sendable {
  case native
  case swiftbuild
}
