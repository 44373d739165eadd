import PlauditKit
import PlauditModel

/// The Swift expression that makes a language's number pattern, without what is as usual.
enum NumberPatternSwift {
  static func expression(_ data: NumberStyleData) -> String {
    var arguments = ["\"\(SwiftLiteral.escape(data.style.code))\""]
    func pair(_ label: String, _ affixes: NumberStyleData.Affixes, unless usual: (String, String)) {
      guard (affixes.prefix, affixes.suffix) != usual else { return }
      let (prefix, suffix) = (
        SwiftLiteral.escape(affixes.prefix), SwiftLiteral.escape(affixes.suffix)
      )
      arguments.append("\(label): (\"\(prefix)\", \"\(suffix)\")")
    }
    pair("positive", data.positive, unless: ("", ""))
    pair("negative", data.negative, unless: ("-", ""))
    if let groups = data.grouping {
      arguments.append("grouping: (\(groups.primary), \(groups.secondary))")
    }
    if let compact = data.compact {
      arguments.append("compact: \"\(SwiftLiteral.escape(compact))\"")
    }
    return "NumberPattern(\(arguments.joined(separator: ", ")))"
  }
}
