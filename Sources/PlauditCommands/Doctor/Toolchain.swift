#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The Swift that builds the app. Tests give one that is not there.
package struct Toolchain {
  /// What `swift --version` prints; `nil` where it cannot be run.
  let versionText: () -> String?

  package init(versionText: @escaping () -> String?) {
    self.versionText = versionText
  }

  package static var installed: Self {
    Self {
      guard let output = popen("swift --version 2>/dev/null", "r") else { return nil }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = fread(&bytes, 1, bytes.count, output)
      guard pclose(output) == 0 else { return nil }
      return String(decoding: bytes[..<count], as: UTF8.self)
    }
  }

  /// The oldest that builds apps with Plaudit.
  private static let oldest = (major: 6, minor: 1)

  var finding: Finding {
    guard let text = versionText(), let version = Self.version(in: text) else {
      return .note("no swift here, which builds apps; https://www.swift.org/install has it")
    }
    let numbers = version.split(separator: ".").map { Int($0) ?? 0 } + [0]
    guard let major = numbers.first, (major, numbers[1]) >= (Self.oldest.major, Self.oldest.minor)
    else {
      return .error(
        "Swift \(version) is older than \(Self.oldest.major).\(Self.oldest.minor), which Plaudit "
          + "needs; https://www.swift.org/install has a newer one")
    }
    return .ok("Swift \(version)")
  }

  /// `6.3.1` of "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  private static func version(in text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "\n" }
    guard let place = words.firstIndex(of: "version"), place + 1 < words.endIndex else {
      return nil
    }
    let digits = words[place + 1].prefix { $0.isNumber || $0 == "." }
    return digits.isEmpty ? nil : String(digits)
  }
}
