package import PlauditModel

/// One question about a catalogue, in a file of its own that is named after its id. A check is made
/// anew for each catalogue, so it may keep what it finds until all messages have been seen.
package protocol Check: AnyObject {
  static var info: CheckInfo { get }
  init()

  /// The check by what it looks at. (Casts would search through all conformances of the program,
  /// which takes longer than checking a small file.)
  var ofMessages: (any MessageCheck)? { get }
  var ofTexts: (any TextCheck)? { get }
  var ofPlurals: (any PluralCheck)? { get }
  var ofCatalogues: (any CatalogueCheck)? { get }
}

extension Check {
  package var ofMessages: (any MessageCheck)? { nil }
  package var ofTexts: (any TextCheck)? { nil }
  package var ofPlurals: (any PluralCheck)? { nil }
  package var ofCatalogues: (any CatalogueCheck)? { nil }
}

extension MessageCheck {
  package var ofMessages: (any MessageCheck)? { self }
}

extension TextCheck {
  package var ofTexts: (any TextCheck)? { self }
}

extension PluralCheck {
  package var ofPlurals: (any PluralCheck)? { self }
}

extension CatalogueCheck {
  package var ofCatalogues: (any CatalogueCheck)? { self }
}

/// Looks at messages one by one.
package protocol MessageCheck: Check {
  func check(_ message: WrittenMessage, _ findings: inout Findings)
}

/// Looks at texts one by one, the source's among them. Those that nobody has begun to translate are
/// left out.
package protocol TextCheck: Check {
  func check(
    _ text: WrittenText, of message: WrittenMessage, _ findings: inout Findings)
}

/// Looks at choices of a plural form one by one. Texts that repeat the source's or are blank
/// are left out: they have one fault, and no more.
package protocol PluralCheck: Check {
  func check(
    _ choice: WrittenChoice, in text: WrittenText, of message: WrittenMessage,
    _ findings: inout Findings)
}

/// Speaks when all messages have been seen.
package protocol CatalogueCheck: Check {
  func finish(_ catalogue: WrittenCatalogue, _ findings: inout Findings)
}

/// What people are told about a check.
package struct CheckInfo: Sendable {
  package let id: String
  package let severity: Diagnostic.Severity
  /// Whether it runs only where somebody asks for it.
  package let isOff: Bool
  /// In a sentence or two: why it matters.
  package let why: String
  package let wrong: String
  package let right: String

  package init(
    _ id: String, _ severity: Diagnostic.Severity, isOff: Bool = false, why: String,
    wrong: String, right: String
  ) {
    self.id = id
    self.severity = severity
    self.isOff = isOff
    self.why = why
    self.wrong = wrong
    self.right = right
  }

  /// What the check says about one place.
  ///
  /// - Parameter severity: In place of the check's own.
  package func message(
    _ text: String, severity: Diagnostic.Severity? = nil
  ) -> Diagnostic.Message {
    Diagnostic.Message(id, severity ?? self.severity, text)
  }
}
