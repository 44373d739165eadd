import PlauditChecks
import PlauditModel
import PlauditReaders

/// What one check finds in one message, as `language: text`, and with the severity where it is not
/// the check's own.
struct Checked {
  /// In a String Catalog. A text with ` | ` in it is a list of forms: `one: … | other: …`.
  static func catalog(
    _ check: any Check.Type, key: String = "key", entry: String = "", names: Set<String> = [],
    _ texts: KeyValuePairs<String, String>
  ) -> [String] {
    catalog(check, strings: self.entry(key, entry, texts), names: names)
  }

  private static func entry(
    _ key: String, _ fields: String, _ texts: KeyValuePairs<String, String>
  ) -> String {
    let localizations = texts.map { language, text in
      #""\#(language)": \#(text.hasPrefix("{") ? text : variations(text))"#
    }.joined(separator: ",")
    return #""\#(key)": {\#(fields) "localizations": {\#(localizations)}}"#
  }

  /// - Parameter strings: The members of `strings`, in JSON.
  static func catalog(
    _ check: any Check.Type, strings: String, names: Set<String> = []
  ) -> [String] {
    var diagnostics = Diagnostics()
    let catalogue = catalog(strings, &diagnostics)
    return catalogue.map { found(check, $0, names) } ?? diagnostics.sorted.map(\.description)
  }

  private static func catalog(
    _ strings: String, _ diagnostics: inout Diagnostics
  ) -> WrittenCatalogue? {
    let file = #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#
    return StringCatalogReader.read(Array(file.utf8), path: "c", into: &diagnostics)
  }

  /// In locale files, as MessageFormat.
  static func messageFormat(
    _ check: any Check.Type, arguments: [ArgumentDeclaration] = [], maxLength: Int? = nil,
    comment: String? = nil, _ texts: KeyValuePairs<String, String>
  ) -> [String] {
    messageFormat(
      check, arguments: arguments, maxLength: maxLength, comment: comment,
      keys: texts.map { ($0, [("key", $1)]) })
  }

  static func messageFormat(
    _ check: any Check.Type, arguments: [ArgumentDeclaration] = [], maxLength: Int? = nil,
    comment: String? = nil, states: [String: LocaleFile.State] = [:],
    keys files: [(language: String, messages: [(String, String)])]
  ) -> [String] {
    let place = SourceLocation(path: "plaudit.yaml")
    let locales = files.map { language, messages in
      LocaleFile(
        language: Located(language, at: SourceLocation(path: language)), path: language,
        entries: messages.map { key, text in
          let place = SourceLocation(path: language)
          return MessageEntry(
            key: Located(key, at: place),
            source: .pattern(SourceText(text, at: place, isVerbatim: true)), comment: comment,
            arguments: arguments, maxLength: maxLength)
        }, state: states[language])
    }
    var diagnostics = Diagnostics()
    let parsed = CatalogueBuilder.parse(manifest(at: place), locales, into: &diagnostics)
    return parsed.map { found(check, WrittenCatalogue($0), []) }
      ?? diagnostics.sorted.map(\.description)
  }

  /// The ids of all that is told of a String Catalog, but for notes.
  static func ids(key: String = "key", _ texts: KeyValuePairs<String, String>) -> [String] {
    var diagnostics = Diagnostics()
    let catalogue = catalog(entry(key, "", texts), &diagnostics)
    if let catalogue { Checks.run(on: catalogue, into: &diagnostics) }
    return diagnostics.sorted.filter { $0.message.severity != .note }.map(\.message.id)
  }

  private static func manifest(at place: SourceLocation) -> Manifest {
    Manifest(
      location: place, appID: Located(1, at: place), appName: nil, storefronts: [],
      sourceLanguage: Located("en", at: place), languages: nil, messages: nil,
      links: .init(), generate: .init())
  }

  /// The ids of what all checks find in one message, and of what keeps its Swift from being written.
  static func ids(
    arguments: [ArgumentDeclaration], en: String, de: String
  ) -> (found: [String], built: [String]) {
    let locales = [("en", en), ("de", de)].map { language, text in
      let place = SourceLocation(path: language)
      let entry = MessageEntry(
        key: Located("key", at: place),
        source: .pattern(SourceText(text, at: place, isVerbatim: true)), arguments: arguments)
      return LocaleFile(
        language: Located(language, at: place), path: language,
        entries: [entry])
    }
    var (found, built) = (Diagnostics(), Diagnostics())
    let manifest = manifest(at: SourceLocation(path: "plaudit.yaml"))
    let parsed = CatalogueBuilder.parse(manifest, locales, into: &built)
    if let parsed {
      Checks.run(on: WrittenCatalogue(parsed), into: &found)
      _ = CatalogueBuilder.build(parsed, into: &built)
    }
    return (found.sorted.map(\.message.id), built.sorted.map(\.message.id))
  }

  private static func found(
    _ check: any Check.Type, _ catalogue: WrittenCatalogue, _ names: Set<String>
  ) -> [String] {
    var diagnostics = Diagnostics()
    Checks.run([check], on: catalogue, names: names, into: &diagnostics)
    return diagnostics.sorted.map { finding in
      let severity = finding.message.severity
      let prefix = severity == check.info.severity ? "" : "\(severity): "
      return "\(finding.subject?.language ?? "all"): \(prefix)\(finding.message.text)"
    }
  }

  private static func variations(_ text: String) -> String {
    guard text.contains(" | ") else { return unit(text) }
    let forms = text.split(separator: " | ", omittingEmptySubsequences: false).map { form in
      let parts = form.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false)
      return #""\#(parts[0])": \#(unit(parts.dropFirst().first.map(String.init) ?? ""))"#
    }
    return #"{"variations": {"plural": {\#(forms.joined(separator: ","))}}}"#
  }

  static func unit(_ text: String, state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  /// A text with the substitution `photos`.
  static func substitution(_ text: String, _ forms: String, name: String = "photos") -> String {
    let variations = variations(forms).dropFirst().dropLast()
    return #"""
      {"stringUnit": {"state": "translated", "value": "\#(text)"},
       "substitutions": {"\#(name)": {"argNum": 1, "formatSpecifier": "lld", \#(variations)}}}
      """#
  }
}
