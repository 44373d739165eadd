import PlauditKit

/// The Swift expression that makes a language's number symbols, without what is as in root.
enum NumberSymbolsSwift {
  static func expression(_ symbols: NumberSymbols) -> String {
    let root = NumberSymbols()
    var arguments: [String] = []
    func text(_ label: String, _ path: KeyPath<NumberSymbols, String>) {
      guard symbols[keyPath: path] != root[keyPath: path] else { return }
      arguments.append("\(label): \"\(SwiftLiteral.escape(symbols[keyPath: path]))\"")
    }
    func count(_ label: String, _ path: KeyPath<NumberSymbols, Int>) {
      guard symbols[keyPath: path] != root[keyPath: path] else { return }
      arguments.append("\(label): \(symbols[keyPath: path])")
    }
    text("digits", \.digits)
    text("grouping", \.grouping)
    text("decimal", \.decimal)
    text("minusPrefix", \.minusPrefix)
    text("minusSuffix", \.minusSuffix)
    count("primaryGrouping", \.primaryGrouping)
    count("secondaryGrouping", \.secondaryGrouping)
    count("minimumGroupingDigits", \.minimumGroupingDigits)
    text("nan", \.nan)
    text("infinity", \.infinity)
    text("range", \.range)
    return "NumberSymbols(\(arguments.joined(separator: ", ")))"
  }
}
