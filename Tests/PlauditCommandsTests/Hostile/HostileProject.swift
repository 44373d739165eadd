import PlauditCommands
import PlauditModel
import TestSupport

/// A project whose every field is hostile: texts, keys, comments, names of arguments' kinds, the
/// app's name, and paths.
struct HostileProject {
  let keys: [String]
  let texts: [String]
  let appName: String
  private let comments: [String]

  /// - Parameters:
  ///   - count: How many messages there are; each has a key, a text and five other strings.
  ///   - without: What some formats cannot hold.
  init(_ count: Int, seed: UInt64, without excluded: Set<Unicode.Scalar> = []) {
    var strings = HostileStrings(seed: seed, without: excluded)
    var keyStrings = HostileStrings(seed: seed &+ 1, without: excluded.union(Self.noKey))
    keys = (0..<count).map { "k\($0)x\(keyStrings.next())" }
    texts = (0..<count).map { _ in strings.next() }
    comments = (0..<5 * count).map { _ in strings.next() }
    appName = "App \(keyStrings.next())"
  }

  /// A key is one line.
  private static let noKey: Set<Unicode.Scalar> = [
    "\n", "\r", "\0", "\u{1B}", "\u{7}", "\u{8}", "\u{9B}", "\u{7F}", "\t", "\u{85}", "\u{2028}",
    "\u{2029}",
  ]

  /// With everything that a locale file can say.
  var files: [String: String] {
    let entries = keys.indices.map { number in
      let said = comments[5 * number..<5 * number + 5].map(YAMLText.quoted)
      let entry = """
        \(YAMLText.quoted(keys[number])):
          comment: \(said[0])
          deprecated: \(said[1])
          arguments: {n: {type: integer, comment: \(said[2])}, s: {type: text, example: \(said[3])}}
          text: \(YAMLText.quoted(Self.message(texts[number]) + "{n}{s}"))

        """
      return entry
    }
    return [
      "plaudit.yaml": "app: {id: 1, name: \(YAMLText.quoted(appName))}\nlanguages: [en, ru]\n"
        + "generate: {texts: AppText}\n",
      "Locales/en.yaml": entries.joined(),
      "Locales/ru.yaml": keys.indices.map { number in
        "\(YAMLText.quoted(keys[number])): \(YAMLText.quoted(Self.message(texts[number]) + "{n}{s}"))\n"
      }.joined(),
    ]
  }

  /// The same without arguments, for formats that write them otherwise.
  var plainFiles: [String: String] {
    let lines = keys.indices.map { number in
      "\(YAMLText.quoted(keys[number])): \(YAMLText.quoted(Self.message(texts[number])))\n"
    }.joined()
    return [
      "plaudit.yaml": "app: {id: 1, name: \(YAMLText.quoted(appName))}\n",
      "Locales/en.yaml": lines, "Locales/ru.yaml": lines,
    ]
  }

  /// The text as MessageFormat says it. A quote begins at a brace, and ends where no brace and no
  /// apostrophe follows.
  private static func message(_ text: String) -> String {
    var written = ""
    var isQuoted = false
    for scalar in text.unicodeScalars {
      let isBrace = scalar == "{" || scalar == "}"
      if isBrace != isQuoted, scalar != "'" {
        written += "'"
        isQuoted = isBrace
      }
      written += scalar == "'" ? "''" : String(scalar)
    }
    return written + (isQuoted ? "'" : "")
  }
}
