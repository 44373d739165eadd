/// What stands where a link has its host, with all that may be around it there.
struct LinkHost {
  private let authority: String

  init(_ link: String) {
    let rest = link.split(separator: "://", maxSplits: 1).dropFirst().first ?? ""
    authority = rest.prefix { !"/?#\\".contains($0) }.lowercased()
  }

  var isStore: Bool {
    authority == "apps.apple.com" || isLegacy
  }

  /// Whether it is Apple's host of old.
  var isLegacy: Bool {
    authority == "itunes.apple.com" || authority == "geo.itunes.apple.com"
  }

  /// Whether people would take it for the App Store's.
  var resemblesStore: Bool {
    guard authority != "apple.com", !authority.hasSuffix(".apple.com") || !isASCII else {
      return false
    }
    let skeleton = Self.skeleton(authority)
    return skeleton.contains("appsapple") || skeleton.contains("ltunesapple")
  }

  private var isASCII: Bool { authority.utf8.allSatisfy { $0 < 0x80 } }

  /// The letters, with those that look alike made the same.
  private static func skeleton(_ text: String) -> String {
    var skeleton = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let twin = twins[scalar] {
        skeleton.append(twin)
      } else if (0xFF41...0xFF5A).contains(scalar.value) {
        skeleton.append(Unicode.Scalar(UInt8(scalar.value - 0xFF41) + UInt8(ascii: "a")))
      } else if scalar.properties.isAlphabetic {
        skeleton.append(scalar)
      }
    }
    return String(skeleton)
  }

  /// Letters that stand for those of "itunes.apple" in many fonts.
  private static let twins: [Unicode.Scalar: Unicode.Scalar] = [
    "i": "l", "1": "l", "|": "l", "ı": "l", "і": "l", "ӏ": "l", "ι": "l", "а": "a", "α": "a",
    "ɑ": "a", "р": "p", "ρ": "p", "ѕ": "s", "ꜱ": "s", "е": "e", "ҽ": "e", "ε": "e", "т": "t",
    "τ": "t", "υ": "u", "ս": "u", "п": "n", "ո": "n", "5": "s", "3": "e",
  ]
}
