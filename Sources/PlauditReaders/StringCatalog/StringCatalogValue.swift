import PlauditModel

/// What can stand behind a key of a String Catalog.
enum StringCatalogValue {
  case object(like: StaticString)
  case text(like: StaticString)
  /// `true` or `false`.
  case flag
  /// The number of an argument.
  case argument
  /// A printf specifier without its percent sign.
  case specifier

  func holds(_ value: JSONDocument.Index, in document: JSONDocument) -> Bool {
    switch self {
    case .object: document.isObject(value)
    case .text: document.isString(value)
    case .flag: document.isFlag(value)
    case .argument: document.integer(value).map { (1...64).contains($0) } ?? false
    case .specifier:
      document.string(value).map { !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: "%")) } ?? false
    }
  }

  private var words: String {
    switch self {
    case .object(let example): "write an object such as \(example)"
    case .text(let example): "write a text such as \"\(example)\""
    case .flag: "write true or false"
    case .argument: "write the number of the argument, from 1 to 64"
    case .specifier: "write a specifier without its percent sign, such as \"lld\""
    }
  }

  func fault(
    _ key: JSONDocument.Index, _ value: JSONDocument.Index, in document: JSONDocument
  ) -> Diagnostic.Message {
    .error(
      "syntax",
      "\(document.string(key) ?? "") cannot be \(document.description(of: value)); \(words)")
  }
}

extension JSONDocument {
  fileprivate func isFlag(_ value: Index) -> Bool {
    !isObject(value) && !isArray(value) && !isString(value)
      && ["true", "false"].contains(literal(value))
  }

  fileprivate func description(of value: Index) -> String {
    if isObject(value) { return "an object" }
    if isArray(value) { return "a list" }
    return string(value).map { "the text \"\($0)\"" } ?? literal(value)
  }
}
